import { describe, expect, it } from 'vitest';
import { explainSmtpError, type SmtpError } from './explain-smtp-error.ts';

const explain = (error: Partial<SmtpError>) => explainSmtpError({ message: 'it failed', ...error }, 'smtp.a.jp:587');
const refused = (responseCode: number, response: string, command = 'RCPT TO') =>
  explain({ code: 'EENVELOPE', rejectedErrors: [{ message: response, responseCode, response, command }] });

describe('why a mail server did not take a mail', () => {
  it.each<[string, { message: string; isFinal: boolean }, string, boolean]>([
    ['no such person', refused(550, '550 5.1.1 No such user'), 'refused the address: 550 5.1.1 No such user.', true],
    ['greylisting', refused(450, '450 4.2.0 Try later.'), 'refused the address: 450 4.2.0 Try later.', false],
    ['a bad sequence', refused(503, '503 Bad sequence'), 'refused the address: 503 Bad sequence.', false],
    ['our sender', refused(553, '553 No', 'MAIL FROM'), 'refused the sender of MAIL_FROM: 553 No.', false],
    ['no UTF-8', explain({ code: 'EENVELOPE' }), 'does not support the address.', true],
    [
      'the mail',
      explain({ code: 'EMESSAGE', responseCode: 554, response: '554 Spam' }),
      'refused the mail: 554 Spam.',
      true,
    ],
    [
      'full disk',
      explain({ code: 'EMESSAGE', responseCode: 452, response: '452 Full' }),
      'refused the mail: 452 Full.',
      false,
    ],
    [
      'the password',
      explain({ code: 'EAUTH', responseCode: 535 }),
      'refused the user or the password of SMTP_URL.',
      false,
    ],
    ['a name', explain({ code: 'EDNS' }), 'cannot be reached: its host name is unknown.', false],
    ['silence', explain({ code: 'ETIMEDOUT' }), 'does not answer in time.', false],
    ['the deadline', explain({ code: 'EABORT' }), 'does not answer in time.', false],
    [
      'TLS',
      explain({ code: 'ETLS', message: 'self-signed' }),
      'offers no connection that is safe (TLS): self-signed.',
      false,
    ],
    [
      'nobody',
      explain({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }),
      'cannot be used: nothing is listening there.',
      false,
    ],
    [
      'a hang-up',
      explain({ code: 'ECONNECTION', message: 'read ECONNRESET' }),
      'cannot be used: it closed the connection.',
      false,
    ],
    ['anything else', explain({ message: 'odd' }), 'cannot be used: odd.', false],
  ])('is told for %s', (_what, problem, sentence, isFinal) => {
    expect(problem).toEqual({ message: expect.stringMatching(/^The mail server smtp\.a\.jp:587 /), isFinal });
    expect(problem.message.endsWith(` ${sentence}`)).toBe(true);
  });

  it('repeats nothing of the mail', () => {
    const response =
      '554 5.7.1 <hanako@example.jp>: blocked http://x.jp/reset?token=abc\r\nfor code 042817 ' + 'x'.repeat(500);
    const { message } = explain({ code: 'EMESSAGE', responseCode: 554, response });
    expect(message).toContain('554 5.7.1 <(address)>: blocked (link) for code (number) x');
    expect(message).not.toMatch(/hanako|token|042817|\n/);
    expect(message.length).toBeLessThan(250);
  });
});
