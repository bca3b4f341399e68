import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  mailId: string;
  subject: string;
  text: string;
}

/** The mails that came to an address, the newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get('/dev/mailbox.json', { params: { to: address } });
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

/** The six digits of the newest mail to an address, once there are as many mails as are expected. */
export async function codeFor(request: APIRequestContext, address: string, expectedMails = 1): Promise<string> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(request, address);
      return mails.length;
    })
    .toBeGreaterThanOrEqual(expectedMails);
  return /(?<!\d)\d{6}(?!\d)/.exec(mails[0]?.text ?? '')?.[0] ?? '';
}
