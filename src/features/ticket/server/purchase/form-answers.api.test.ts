import { sql } from 'kysely';
import * as v from 'valibot';
import { profileEntrySchema } from '#features/profile/documents.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeTicket } from '../../../../../test/change-ticket.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';

let { calls, buyer, hanako } = {} as ExpoBuyers;
const ticketId = 1;
const questions = [
  { entryFormKey: 'name', answerMethod: 'NAME', setting: { useKana: true } },
  { entryFormKey: 'home', answerMethod: 'ADDRESS' },
  { entryFormKey: 'face', answerMethod: 'AVATAR' },
  { entryFormKey: 'MAILADDRESS', answerMethod: 'MAILADDRESS', isRequired: true },
  { entryFormKey: 'company', answerMethod: 'TEXT', label: { jpn: '会社名' } },
  {
    entryFormKey: 'hall',
    answerMethod: 'SELECT',
    label: { jpn: '会場' },
    selectorItems: [{ key: 'east', label: { jpn: '東館', eng: 'East hall' } }],
  },
].map((question, index) => v.parse(profileEntrySchema, { detailId: index + 1, ...question }));

beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
  await sql`
    update content_document set document = jsonb_set(document, '{serverContent,entry,profiles}', ${JSON.stringify(questions)}::jsonb)
    where site_key = 'event/11' and content_id = 60 and version = 'published'`.execute(calls.site.database.kysely);
  await changeTicket(calls.site, ticketId, {
    enableCheckinUserForm: true,
    enablePurchasablenumber: false,
    checkinProfiles: questions,
  });
});
afterAll(() => calls.close());

const parts = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }));
const name = parts({ last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' });
const home = parts({ postal_code: '1000001', prefecture: '13', address1: '千代田区', address2: '1-1', address3: '' });
const given = [
  { entryFormKey: 'name', answerMethod: 'NAME', textValue: '', selectorValue: name },
  { entryFormKey: 'home', answerMethod: 'ADDRESS', textValue: '', selectorValue: home },
  {
    entryFormKey: 'face',
    answerMethod: 'AVATAR',
    textValue: 'はな',
    selectorValue: parts({ avatar: '', nickname: 'はな' }),
  },
  { entryFormKey: 'company', answerMethod: 'TEXT', textValue: '汐見商店', selectorValue: [] },
  {
    entryFormKey: 'hall',
    answerMethod: 'SELECT',
    textValue: '',
    selectorValue: [{ key: 'east', value: 'East hall' }],
  },
];
const mailAnswer = (textValue: string) => ({
  entryFormKey: 'MAILADDRESS',
  answerMethod: 'MAILADDRESS',
  textValue,
  selectorValue: [],
});
/** Of a choice the key is what is kept. */
const kept = given.map((one) =>
  one.entryFormKey === 'hall' ? { ...one, selectorValue: parts({ east: 'east' }) } : one,
);

const buyTwo = async (partner: object) => {
  const item = await buyer.item(ticketId);
  const body = {
    purchaserEmail: 'hanako@example.jp',
    purchaserInfo: given,
    purchaseList: [item, { ...item, ...partner }],
  };
  return buyer.buy(body, hanako);
};

test('answers of every kind from buyer and companion are stored, and the mail address of each form answers its question for the address [TICKET-031]', async () => {
  // What the browser says of the address counts no more than the field.
  const partner = {
    checkinUserEmail: ' friend@example.jp',
    checkinUserInfo: [...given, mailAnswer('else@example.jp')],
  };
  const { status, data } = await buyTwo(partner);
  expect(status).toBe(200);
  const { rows } = await calls.site.database.pool.query(
    `select purchaser_info as buyer, checkin_user_info as partner from ticket_order join purchased_ticket using (order_id)
     where order_number = $1 order by purchased_ticket_id`,
    [data.orderId],
  );
  const ofBuyer = [...kept, mailAnswer('hanako@example.jp')];
  expect(rows).toEqual([
    { buyer: ofBuyer, partner: [] },
    { buyer: ofBuyer, partner: [...kept, mailAnswer('friend@example.jp')] },
  ]);
});

test('a companion too has to give a mail address that the form requires [TICKET-031]', async () => {
  const { status, errors } = await buyTwo({ checkinUserInfo: given });
  expect([status, errors]).toEqual([422, { 'purchaseList.1.checkinUserEmail': ['Enter a valid email address.'] }]);
});
