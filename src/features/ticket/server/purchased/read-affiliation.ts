import { companyIn, companyQuestion } from '#features/profile/rules/person-company.ts';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { presentQuestions, readGivenAnswers, sayAnswer } from '#features/profile/server.ts';
import { moduleOf, type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { personIn } from '../../rules/purchased/holder-name.ts';
import type { PurchasedRow } from './read-purchased.ts';
import type { ProfileReader } from './read-holder-name.ts';

/**
 * The company or school of whoever `readHolderName` names: of a companion by the companion's form alone, of others by
 * the forms of the purchase and by their profile. '' where none of them asks for it.
 */
export async function readAffiliation(
  profile: ProfileReader,
  row: PurchasedRow,
  site: PublishedSite,
  wished: LanguageCode,
): Promise<string> {
  const language = spokenLanguage(site.document, wished);
  if (row.holder_id === row.purchaser_id) {
    const { document } = row;
    const ask = (entries: Parameters<typeof presentQuestions>[0]) =>
      presentQuestions(entries, sayIn(site.document, language), language);
    const said = answerTo(ask(document.checkinProfiles), row.checkin_user_info, language);
    if (said !== '' || personIn(row.checkin_user_info, language).name !== '') return said;
    const form = moduleOf(site, 'ticket', row.content_id)?.serverContent.entry.profiles ?? [];
    const bySale = answerTo(ask(form), row.purchaser_info, language);
    if (bySale !== '') return bySale;
  }
  if (row.holder_id === null) return '';
  const lists = await profile.present({ memberId: row.holder_id, mail: '' }, site, language);
  return companyIn([...lists.profile, ...lists.shareProfile]);
}

function answerTo(questions: readonly ProfileItem[], stored: StoredJson, language: LanguageCode): string {
  const question = companyQuestion(questions);
  const given = readGivenAnswers(stored).find(({ entryFormKey }) => entryFormKey === question?.entryFormKey);
  return given === undefined ? '' : sayAnswer(question, given, language);
}
