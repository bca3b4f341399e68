import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type FieldErrors, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { answersSchema } from '../contract.ts';
import type { ProfileAnswer } from '../rules/item-value.ts';
import { isFillable, type ProfileItem, type ProfileLists } from '../rules/profile-item.ts';
import { type CheckedForm, checkForm, errorsOf, refuseProblems } from './check-form.ts';
import { nobody, presentItems } from './present-items.ts';
import {
  askedAtRegistration,
  readForms,
  readSiteForm,
  requiredAtRegistration,
  type SiteForm,
} from './profile-entries.ts';
import { holdMember, readAnswers, readAnswersOfMembers, writeAnswers } from './stored-answers.ts';

/** The member fields that the profile needs. */
interface ProfileMember {
  memberId: number;
  mail: string;
}

/** The profile as other features use it. */
export interface ProfileAnswers {
  /** Both lists of a member at a site, for GET personal (PROFILE-009, PROFILE-010). */
  present(member: ProfileMember, site: PublishedSite, language: LanguageCode): Promise<ProfileLists>;
  /** Both lists of several members, by their ids. */
  presentAll(
    members: readonly ProfileMember[],
    site: PublishedSite,
    language: LanguageCode,
  ): Promise<ReadonlyMap<number, ProfileLists>>;
  /** The items a registration asks for, without answers. */
  presentForm(site: PublishedSite, language: LanguageCode): Promise<ProfileLists>;
  /** Saves the answers to this site's own form, all or none, and answers its items. Throws 422. */
  save(
    member: ProfileMember,
    site: PublishedSite,
    answers: readonly ProfileAnswer[],
    language: LanguageCode,
  ): Promise<ProfileItem[]>;
  /** Saves of answers given elsewhere those that are valid answers to a form of this site; answers how many. */
  keep(
    member: ProfileMember,
    site: PublishedSite,
    answers: readonly ProfileAnswer[],
    language: LanguageCode,
  ): Promise<number>;
  /** The profile's part of a registration: `check` first, then `save` with the same list of answers. */
  registration: {
    check(
      site: PublishedSite,
      answers: readonly unknown[],
      context: RequestContext,
    ): Promise<((language: LanguageCode) => FieldErrors) | undefined>;
    save(tx: Transaction<Tables>, site: PublishedSite, memberId: number, answers: readonly unknown[]): Promise<void>;
  };
}

const noLists: ProfileLists = { shareProfile: [], profile: [] };

export function createProfileAnswers(database: Database, store: SiteStore): ProfileAnswers {
  /** The checked answers of a registration until they are written: its transaction may read nothing else. */
  const checked = new WeakMap<readonly unknown[], readonly { siteKey: string; form: CheckedForm }[]>();

  const presentAll: ProfileAnswers['presentAll'] = async (members, site, language) => {
    const forms = await readForms(store, site);
    const answers = await readAnswersOfMembers(
      database.kysely,
      members.map(({ memberId }) => memberId),
      forms.map((form) => form.site.siteKey),
    );
    return new Map(
      members.map(({ memberId, mail }) => {
        const listed = forms.map((form) => {
          const given = { mail, answers: answers.get(memberId)?.get(form.site.siteKey) ?? nobody.answers };
          return [form.list, presentItems(form, language, given)] as const;
        });
        return [memberId, { ...noLists, ...Object.fromEntries(listed) }];
      }),
    );
  };

  return {
    presentAll,
    async present(member, site, language) {
      return (await presentAll([member], site, language)).get(member.memberId) ?? noLists;
    },

    async presentForm(site, language) {
      const forms = (await readForms(store, site)).map(askedAtRegistration);
      return {
        ...noLists,
        ...Object.fromEntries(forms.map((form) => [form.list, presentItems(form, language, nobody)])),
      };
    },

    async save(member, site, answers, language) {
      const form = await readSiteForm(store, site);
      return inTransaction(database, async (tx) => {
        if (!(await holdMember(tx, member.memberId))) throw refuse('sessionEnded');
        const read = async () => {
          const stored = await readAnswers(tx, member.memberId, [site.siteKey]);
          return { mail: member.mail, answers: stored.get(site.siteKey) ?? nobody.answers };
        };
        const { answers: written, problems } = await checkForm(tx, form, answers, await read(), language);
        refuseProblems(problems);
        await writeAnswers(tx, member.memberId, site.siteKey, written);
        return presentItems(form, language, await read());
      });
    },

    async keep(member, site, answers, language) {
      const forms = await readForms(store, site);
      return inTransaction(database, async (tx) => {
        if (!(await holdMember(tx, member.memberId))) throw refuse('sessionEnded');
        let kept = 0;
        for (const form of forms) {
          const { siteKey } = form.site;
          // oxlint-disable-next-line no-await-in-loop -- two forms, in one transaction
          const stored = (await readAnswers(tx, member.memberId, [siteKey])).get(siteKey) ?? nobody.answers;
          const asked = presentItems(form, language, { mail: member.mail, answers: stored });
          const own = answers.filter((answer) => asked.some((item) => isAnswerTo(answer, item)));
          // oxlint-disable-next-line no-await-in-loop -- the same
          const result = await checkForm(tx, form, own, { mail: member.mail, answers: stored }, language);
          const wrong = new Set(Object.keys(result.problems).map((field) => field.split('.')[0]));
          const valid = new Map([...result.answers].filter(([key]) => !wrong.has(key)));
          // oxlint-disable-next-line no-await-in-loop -- the same
          await writeAnswers(tx, member.memberId, siteKey, valid);
          kept += valid.size;
        }
        return kept;
      });
    },

    registration: {
      async check(site, answers, { language }) {
        const forms = (await readForms(store, site)).map(requiredAtRegistration);
        const parsed = v.safeParse(answersSchema, answers);
        if (!parsed.success) throw refuse('invalid');
        const results = await Promise.all(
          sortByForm(forms, parsed.output).map(async ({ form, answers: own }) => ({
            siteKey: form.site.siteKey,
            list: form.list,
            form: await checkForm(database.kysely, form, own, nobody, language),
          })),
        );
        checked.set(answers, results);
        return errorsOf(
          Object.fromEntries(
            results.flatMap(({ list, form }) =>
              Object.entries(form.problems).map(([field, problem]) => [`${list}.${field}`, problem]),
            ),
          ),
        );
      },
      async save(tx, _site, memberId, answers) {
        const results = checked.get(answers);
        if (results === undefined) throw new Error('The answers of a registration are checked before they are saved.');
        for (const { siteKey, form } of results) await writeAnswers(tx, memberId, siteKey, form.answers);
      },
    },
  };
}

/** An emptied field of another form empties nothing here. */
function isAnswerTo(answer: ProfileAnswer, item: ProfileItem): boolean {
  return (
    isFillable(item) &&
    answer.entryFormKey === item.entryFormKey &&
    answer.answerMethod === item.answerMethod &&
    (answer.textValue !== '' || answer.selectorValue.some(({ value }) => value !== ''))
  );
}

/** Assigns each answer to the form that its id names; without an id, to the first form that has its key. */
function sortByForm(
  forms: readonly SiteForm[],
  answers: readonly ProfileAnswer[],
): { form: SiteForm; answers: ProfileAnswer[] }[] {
  const formOf = ({ entryFormKey, shareProfileId, profileId }: ProfileAnswer): SiteForm | undefined => {
    const named = shareProfileId !== undefined ? 'shareProfile' : profileId !== undefined ? 'profile' : undefined;
    return (
      forms.find(({ list }) => list === named) ??
      forms.find(({ entries }) => entries.some((entry) => entry.entryFormKey === entryFormKey)) ??
      forms[0]
    );
  };
  return forms.map((form) => ({ form, answers: answers.filter((answer) => formOf(answer) === form) }));
}
