import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { passesMax, type TicketPasses, ticketPasses } from './ticket-passes.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const passesOf = (more: Partial<TicketPasses>) =>
  ticketPasses({
    tickets: [myTicket()],
    idHost: 'event-11.hiroba.test',
    link: 'member',
    language: 'eng',
    now,
    ...more,
  });
const many = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    myTicket({ id: place + 1, qrString: `AB12-CD34-EF56.${'s'.repeat(22)}` }),
  );
const content = {
  language: 'eng',
  siteName: 'Expo',
  organiserName: 'Expo Ltd',
  accentColour: '#0066ff',
  heading: 'Here are your tickets',
} as const;

test('a ticket is a picture of its code, with its number for people and for programs that show no pictures', async () => {
  const { passes, pictures } = passesOf({});
  expect(pictures).toMatchObject([{ contentId: `ticket-1.${now}@event-11.hiroba.test`, name: 'ticket-1.png' }]);
  const { html, text } = mailLayout({ ...content, paragraphs: passes });
  expect(html).toContain(`src="cid:${pictures[0]!.contentId}"`);
  expect(html).toContain('alt="QR code for entry (一般チケット, AB12-CD34-EF56)"');
  expect(text).toContain('QR code for entry (一般チケット, AB12-CD34-EF56)\nName: 汐見 花子');
  expect(text).not.toContain('secret');
  const png = sharp(Buffer.from(pictures[0]!.base64, 'base64')).ensureAlpha().raw();
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  expect(decodeQR({ ...info, data })).toBe('AB12-CD34-EF56.secret');
});

test('its ground is white and its letters dark in a dark scheme too', () => {
  const { html } = mailLayout({ ...content, paragraphs: passesOf({}).passes });
  const card = /<td align="center" bgcolor="#ffffff"[\s\S]*?<\/td>/.exec(html)?.[0] ?? '';
  expect(card).toContain('AB12-CD34-EF56');
  expect(card).not.toMatch(/class=/);
});

test(`at most ${passesMax} codes stand in a mail, so that no program cuts it off; the link leads to the others`, () => {
  const { passes, pictures } = passesOf({ tickets: many(passesMax + 5) });
  expect(pictures).toHaveLength(passesMax);
  expect(passes).toContain('You have 5 more tickets: use the link below.');
  expect(passesOf({ tickets: many(passesMax) }).passes).not.toContain('You have 0 more tickets: use the link below.');
  const { html } = mailLayout({ ...content, paragraphs: passes });
  // Gmail cuts the HTML at 102 KB.
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(pictures.reduce((sum, { base64 }) => sum + base64.length, 0)).toBeLessThan(40_000);
});

test('a mail without a link names none, a visitor needs no login, and a ticket without a code brings nothing', () => {
  const said = (link: TicketPasses['link']) => passesOf({ link }).passes.join('\n');
  expect(said('visitor')).toContain('You do not need to log in.');
  expect(said(undefined)).not.toContain('link below');
  expect(passesOf({ tickets: [myTicket({ checkinCount: 1 })] })).toEqual({ passes: [], pictures: [] });
});
