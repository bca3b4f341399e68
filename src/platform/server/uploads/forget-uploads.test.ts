import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import { forgetUploads } from './forget-uploads.ts';
import { createUploads, type StoredImage, type Uploads } from './uploads.ts';

let database: Database;
let dataFolder: string;
let uploads: Uploads;
let memberId: number;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetDatabase(database);
  dataFolder = mkdtempSync(join(tmpdir(), 'hiroba-uploads-'));
  uploads = createUploads({ database, dataFolder });
  await database.kysely.insertInto('site').values({ site_key: 'portal/1', portal_id: 1, event_id: null }).execute();
  const member = { realm_key: 'portal/1', mail: 'a@example.jp', mail_key: 'a@example.jp', language: 'jpn' as const };
  ({ member_id: memberId } = await database.kysely
    .insertInto('member')
    .values(member)
    .returning('member_id')
    .executeTakeFirstOrThrow());
  return () => rmSync(dataFolder, { recursive: true, force: true });
});

const bytes = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
const upload = async (background: string, options = {}): Promise<StoredImage> =>
  uploads.storeImage(await bytes(background), options);
/** Makes the picture look as if it had been uploaded so many hours ago. */
const age = (hours: number) =>
  database.pool.query(`update upload set created_at = now() - make_interval(hours => ${hours})`);
const forget = () =>
  forgetUploads(database, dataFolder, { mostlyIn: ['profile_answer'], mentionedIn: ['access_log', 'my_folder_item'] });
const files = () => readdirSync(join(dataFolder, 'uploads'));
const answer = ({ path }: StoredImage) => ({
  member_id: memberId,
  site_key: 'portal/1',
  entry_form_key: 'avatar',
  answer_method: 'AVATAR',
  text_value: '',
  selector_value: JSON.stringify([{ key: 'avatar', value: path }]) as never,
});

describe('a picture that nothing names', () => {
  test('goes after a day, with its narrower copies and its row', async () => {
    const image = await upload('#06f');
    await uploads.readMedia(`${image.uploadId}-480.webp`);
    expect(files()).toHaveLength(2);
    await age(25);
    expect(await forget()).toBe(1);
    expect(files()).toEqual([]);
    expect(await database.kysely.selectFrom('upload').selectAll().execute()).toEqual([]);
    expect(await uploads.readMedia(`${image.uploadId}.webp`)).toBeUndefined();
  });

  test('stays for a day: its form may still be filled in', async () => {
    await upload('#06f');
    await age(23);
    expect(await forget()).toBe(0);
    expect(files()).toHaveLength(1);
  });

  test('starts its day again when it is uploaded again', async () => {
    await upload('#06f');
    await age(25);
    await upload('#06f');
    expect(await forget()).toBe(0);
  });

  test('and was forgotten can be uploaded again', async () => {
    const first = await upload('#06f');
    await age(25);
    await forget();
    expect(await upload('#06f')).toEqual(first);
    expect(await uploads.readMedia(`${first.uploadId}.webp`)).toBeDefined();
  });

  test('stays if it is an organiser’s, whose original is stored here', async () => {
    await upload('#06f', { keepSource: true });
    await age(1_000);
    expect(await forget()).toBe(0);
    expect(files()).toHaveLength(2);
  });
});

describe('a picture that something names', () => {
  test('stays while a member answers with it, and goes when the member has left', async () => {
    await database.kysely
      .insertInto('profile_answer')
      .values(answer(await upload('#06f')))
      .execute();
    await age(1_000);
    expect(await forget()).toBe(0);
    await database.kysely.deleteFrom('member').where('member_id', '=', memberId).execute();
    expect(await forget()).toBe(1);
  });

  test('goes when the member has chosen another', async () => {
    const [old, fresh] = [await upload('#06f'), await upload('#f60')];
    await database.kysely.insertInto('profile_answer').values(answer(old)).execute();
    await age(1_000);
    expect(await forget()).toBe(1);
    await database.kysely
      .updateTable('profile_answer')
      .set({ selector_value: answer(fresh).selector_value })
      .execute();
    expect(await forget()).toBe(1);
    expect(files()).toEqual([]);
  });

  test('stays when any text names it: a document, an unforeseen column', async () => {
    const [page, other] = [await upload('#06f'), await upload('#0f6')];
    const document = { moduleCode: 'html', content: { html: `<img src="${page.path}">` } };
    await database.kysely
      .insertInto('site_document')
      .values({ site_key: 'portal/1', version: 'draft', document })
      .execute();
    await database.pool.query('create table if not exists later_feature (note text)');
    await database.pool.query('insert into later_feature values ($1)', [`見てください ${other.path}`]);
    await age(1_000);
    expect(await forget()).toBe(0);
    await database.pool.query('drop table later_feature');
    expect(await forget()).toBe(1);
  });

  test('does not stay because somebody viewed it, or saved its address', async () => {
    const { path } = await upload('#06f');
    const log_check_key = '22222222-2222-4222-8222-222222222222';
    await database.kysely.insertInto('access_log').values({ log_check_key, click_item_value: path }).execute();
    const item = { site_key: 'portal/1', member_id: memberId, name: '図', path, saved_at: new Date() };
    await database.kysely.insertInto('my_folder_item').values(item).execute();
    await age(25);
    expect(await forget()).toBe(1);
  });
});
