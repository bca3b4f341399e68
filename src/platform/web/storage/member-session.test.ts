import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemberSession } from './member-session.ts';
import { createSafeStorage, type LocalStorage } from './safe-storage.ts';

const start = () => {
  const local: LocalStorage = createSafeStorage(() => undefined);
  return { local, session: createMemberSession(local) };
};
const tokensOf = (name: string) => ({ accessToken: `a-${name}`, refreshToken: `r-${name}` });

test('the tokens of the realm in use have the names of the spec [AUTH-003]', () => {
  const { local, session } = start();
  session.store('portal/1', tokensOf('one'));
  expect([local.get('accessToken'), local.get('refreshToken')]).toEqual(['a-one', 'r-one']);
  session.store('event/21', tokensOf('other'));
  expect([local.get('accessToken'), local.get('refreshToken')]).toEqual(['a-other', 'r-other']);
});

test('tokens that the app wrote are of the site it shows [APP-009]', () => {
  const { local, session } = start();
  local.set('accessToken', 'a');
  local.set('refreshToken', 'r');
  expect(session.tokens('portal/1')).toEqual({ accessToken: 'a', refreshToken: 'r' });
});

test('each realm keeps its last tokens, even if those of others change', () => {
  const realm = fc.constantFrom('portal/0', 'portal/1', 'event/21');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('store' as const), realm, name: fc.string({ minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('clear' as const), realm, name: fc.constant('') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { session } = start();
      const expected = new Map<string, ReturnType<typeof tokensOf>>();
      for (const one of steps) {
        if (one.kind === 'store') {
          session.store(one.realm, tokensOf(one.name));
          expected.set(one.realm, tokensOf(one.name));
        } else {
          session.clear(one.realm);
          expected.delete(one.realm);
        }
        for (const each of ['portal/0', 'portal/1', 'event/21']) {
          expect(session.tokens(each)).toEqual(expected.get(each));
        }
      }
    }),
  );
});
