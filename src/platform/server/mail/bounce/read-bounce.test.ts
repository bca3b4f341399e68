import { expect, test } from 'vitest';
import { readBounce } from './read-bounce.ts';

const mailId = '9e5c2033-6b41-4ad0-8dc8-7cd45be867d2';
const report = (lines: { action?: string; status?: string } = {}): string =>
  `From: MAILER-DAEMON@mx.example.com
Message-ID: <20261120.A1B2@mx.example.com>
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; gone@example.com
Action: ${lines.action ?? 'failed'}
Status: ${lines.status ?? '5.1.1'}
Diagnostic-Code: smtp; 550 5.1.1 <gone@example.com>
    User unknown, see https://example.com/?id=1

--b
Content-Type: text/rfc822-headers

Subject: =?utf-8?q?x?=
Message-ID: <${mailId}@events.example.jp>

--b--
`.replaceAll('\n', '\r\n');

test('a report of a delivery that failed for good names its mail and what the mail server said', () => {
  expect(readBounce(report())).toEqual({
    mailId,
    status: '5.1.1',
    said: '550 5.1.1 <(address)> User unknown, see (link)',
  });
});

test.each([
  ['a delay', report({ action: 'delayed', status: '4.4.1' })],
  ['a failure for a while', report({ status: '4.2.2' })],
  ['a receipt', report({ action: 'delivered', status: '2.0.0' })],
  ['an answer of a person', `Message-ID: <${mailId}@events.example.jp>\n\nAction: failed\nStatus: 5.1.1\n`],
  ['a report about a mail of somebody else', report().replace(mailId, 'abc')],
  ['nothing', ''],
])('%s is none', (_, message) => expect(readBounce(message)).toBeUndefined());

test('a long one is read in a moment', () => {
  const long = `${report()}${'Diagnostic-Code: x; '.repeat(20_000)}${'\n '.repeat(50_000)}`;
  expect(readBounce(long)?.mailId).toBe(mailId);
});
