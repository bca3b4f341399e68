import { presentQuestions, type GivenAnswer, readGivenAnswers, sayAnswer } from '#features/profile/server.ts';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { modulesOf, type PublishedSite, sayIn, type SiteStore } from '#features/site/server.ts';
import type { TicketItem } from '#features/ticket/documents.ts';
import type { PurchasedRow } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { AnsweredBy } from '../rules/attendee-columns.ts';

/** A question of any form of an event. Forms that use one key ask the same. */
interface AskedQuestion {
  by: AnsweredBy;
  key: string;
  label: string;
  item: ProfileItem;
}

interface SaidAnswer {
  question: string;
  answer: string;
  isName: boolean;
}

/** Says what buyers and companions answered, by the forms of an event in one language. */
export interface AttendeeForms {
  /** Of all forms, in their order: those of buyers, then those of companions. */
  questions: readonly AskedQuestion[];
  /** The answers of one form by their keys: in the order of the form, then those whose question is gone. */
  answers(row: PurchasedRow, by: AnsweredBy): Map<string, SaidAnswer>;
}

/** Reads the forms of an event once, for many attendees. */
export async function readForms(
  { store }: { store: Pick<SiteStore, 'items'> },
  site: PublishedSite,
  language: LanguageCode,
): Promise<AttendeeForms> {
  const say = sayIn(site.document, language);
  const present = (entries: Parameters<typeof presentQuestions>[0]) =>
    presentQuestions(entries, say, language).filter(({ answerMethod }) => answerMethod !== 'MAILADDRESS');
  const modules = modulesOf(site, 'ticket');
  const ofBuyers = new Map(
    modules.map((module) => [module.contentId, present(module.serverContent.entry.profiles)] as const),
  );
  const items = await Promise.all(modules.map(({ contentId }) => store.items(site, 'ticket', contentId)));
  const ofCompanions = items
    .flat()
    .flatMap((item) => (item?.enableCheckinUserForm ? present(item.checkinProfiles) : []));
  // A ticket keeps the form by which it was sold.
  const sold = new WeakMap<TicketItem, ProfileItem[]>();
  const formOf = ({ content_id, document }: PurchasedRow, by: AnsweredBy): ProfileItem[] => {
    if (by === 'buyer') return ofBuyers.get(content_id) ?? [];
    const known = sold.get(document) ?? present(document.checkinProfiles);
    sold.set(document, known);
    return known;
  };
  return {
    questions: [...merged('buyer', [...ofBuyers.values()].flat()), ...merged('companion', ofCompanions)],
    answers(row, by) {
      const given = readGivenAnswers(by === 'buyer' ? row.purchaser_info : row.checkin_user_info);
      const byKey = new Map(
        given.filter(({ answerMethod }) => answerMethod !== 'MAILADDRESS').map((one) => [one.entryFormKey, one]),
      );
      const said = new Map<string, SaidAnswer>();
      const keep = (question: ProfileItem | undefined, one: GivenAnswer): void => {
        const answer = sayAnswer(question, one, language);
        if (answer === '') return;
        said.set(one.entryFormKey, {
          question: question?.label ?? one.entryFormKey,
          answer,
          isName: one.answerMethod === 'NAME',
        });
      };
      for (const question of formOf(row, by)) {
        const one = byKey.get(question.entryFormKey);
        if (one !== undefined) keep(question, one);
        byKey.delete(question.entryFormKey);
      }
      for (const one of byKey.values()) keep(undefined, one);
      return said;
    },
  };
}

/** The questions of several forms, each key once; labels that differ stand side by side. */
function merged(by: AnsweredBy, items: readonly ProfileItem[]): AskedQuestion[] {
  const byKey = new Map<string, AskedQuestion>();
  for (const item of items) {
    const known = byKey.get(item.entryFormKey);
    if (known === undefined) byKey.set(item.entryFormKey, { by, key: item.entryFormKey, label: item.label, item });
    else if (!known.label.split(' / ').includes(item.label)) known.label += ` / ${item.label}`;
  }
  return [...byKey.values()];
}
