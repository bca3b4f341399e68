import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberDestination, sameOriginPath, takeDestination } from './destination.ts';
import { createSafeStorage, type SessionStorage } from './safe-storage.ts';

const origin = 'https://hiroba.example';

test('a destination is given back once', () => {
  const session: SessionStorage = createSafeStorage(() => undefined);
  rememberDestination(session, '/web/event/11/?isApplication=1#map');
  expect(takeDestination(session, origin)).toBe('/web/event/11/?isApplication=1#map');
  expect(takeDestination(session, origin)).toBeUndefined();
});

test('an address of another origin is no destination', () => {
  const foreign = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    `${origin}//evil.example/`,
    '/.//evil.example',
    'data:text/html,x',
    'https://hiroba.example.evil.example/',
    'http://hiroba.example/',
    'https://user@evil.example\\@hiroba.example/',
  ];
  expect(foreign.filter((href) => sameOriginPath(href, origin) !== undefined)).toEqual([]);
});

test('any stored text keeps the visitor on this origin', () => {
  const pieces = fc.constantFrom('/', '\\', '.', '..', ':', '@', 'evil.example', 'https', '#', '?', ' ', '\t', origin);
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = sameOriginPath(parts.join(''), origin);
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
});
