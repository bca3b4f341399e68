import { readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox, secretKeyPath } from './secret-box.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hiroba-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a text opens with the key of its data folder, about what it was sealed for', async () => {
  const sealed = await createSecretBox(folder).seal('1234567', 'order/12');
  expect(sealed).not.toContain('1234567');
  // Another server of the same folder.
  const other = createSecretBox(folder);
  expect(await other.open(sealed, 'order/12')).toBe('1234567');
  expect(await other.open(sealed, 'order/13')).toBeUndefined();
  expect(await other.open(`${sealed}A`, 'order/12')).toBeUndefined();
});

test('without its key it does not open, and a new key opens what is new', async () => {
  const sealed = await createSecretBox(folder).seal('1234567', 'order/12');
  rmSync(join(folder, 'keys'), { recursive: true });
  const box = createSecretBox(folder);
  expect(await box.open(sealed, 'order/12')).toBeUndefined();
  expect(await box.open(await box.seal('7654321', 'order/12'), 'order/12')).toBe('7654321');
  expect(await box.open(sealed, 'order/12')).toBeUndefined();
});

test('servers that begin together make one key, that nobody else of the machine may read', async () => {
  const boxes = Array.from({ length: 8 }, () => createSecretBox(folder));
  const all = await Promise.all(boxes.map((box, at) => box.seal(`text ${at}`, 'it')));
  const opened = await Promise.all(all.map((sealed) => createSecretBox(folder).open(sealed, 'it')));
  expect(opened).toEqual(boxes.map((_, at) => `text ${at}`));
  expect(readdirSync(join(folder, 'keys'))).toEqual(['secret-box']);
  expect(statSync(join(folder, secretKeyPath)).mode & 0o777).toBe(0o600);
});
