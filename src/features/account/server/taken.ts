import { errorFacts } from '#kernel/error-facts.ts';
import type { PlainMessage } from './account-refusal.ts';
import { refuseFields } from './account-refusal.ts';

const fieldOf: Readonly<Record<string, readonly [field: string, message: PlainMessage]>> = {
  member_mail_once: ['mail', 'mailTaken'],
  member_login_once: ['login_id', 'loginIdTaken'],
};

/** When two requests want the same address or login ID at once, the database lets one have it; the other is refused. */
export async function tellTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = errorFacts(error);
    const taken = code === '23505' && constraint !== undefined ? fieldOf[constraint] : undefined;
    if (taken === undefined) throw error;
    throw refuseFields({ [taken[0]]: taken[1] });
  }
}
