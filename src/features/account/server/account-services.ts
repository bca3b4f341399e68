import type { Transaction } from 'kysely';
import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Random } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import type { FieldErrors } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { LeavingPart } from '#server/server-feature.ts';
import type { PersonalServices } from './personal-endpoints.ts';

/** What other features do during a registration. Each joins the transaction that makes the account. */
interface RegistrationPart {
  /** The problems of the answers, by field, found before anything is written; undefined when there are none. */
  check(
    site: PublishedSite,
    answers: readonly unknown[],
    context: RequestContext,
  ): Promise<((language: LanguageCode) => FieldErrors) | undefined>;
  save(
    tx: Transaction<Tables>,
    site: PublishedSite,
    memberId: number,
    answers: readonly unknown[],
    context: RequestContext,
  ): Promise<void>;
}

export interface AccountServices extends PersonalServices {
  site: SiteServer;
  mail: Mailing;
  /** The public address of this server, for the links of mails. */
  publicUrl: string | undefined;
  /** For codes: must not be guessable. */
  random: Random;
  registrationParts: readonly RegistrationPart[];
  /** A function, because the features are made after accounts. */
  leavingParts(): readonly LeavingPart[];
}
