import { expect, test } from 'vitest';
import { createMemoryAdapter } from './memory-adapter.ts';

test('keeps only as many entries as it may, the newest ones', async () => {
  const adapter = createMemoryAdapter(3, () => 0)('Session');
  for (const id of ['a', 'b', 'c', 'd']) await adapter.upsert(id, { uid: `uid ${id}` }, 60);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map((id) => adapter.find(id)))).toEqual([
    undefined,
    { uid: 'uid b' },
    { uid: 'uid c' },
    { uid: 'uid d' },
  ]);
  expect(await adapter.findByUid('uid c')).toEqual({ uid: 'uid c' });
});

test('forgets entries that expired, were destroyed or belong to a revoked grant, and keeps models apart', async () => {
  let now = 0;
  const adapterOf = createMemoryAdapter(10, () => now);
  const codes = adapterOf('AuthorizationCode');
  await codes.upsert('a', { grantId: 'g' }, 60);
  await codes.upsert('b', { grantId: 'h' }, 60);
  await codes.upsert('c', {}, 60);
  expect(await adapterOf('AccessToken').find('a')).toBeUndefined();
  await codes.consume('b');
  expect(await codes.find('b')).toMatchObject({ consumed: 0 });
  await codes.revokeByGrantId('g');
  await codes.destroy('c');
  expect(await Promise.all(['a', 'c'].map((id) => codes.find(id)))).toEqual([undefined, undefined]);
  now = 60_000;
  expect(await codes.find('b')).toBeUndefined();
});
