import { noteLookByShell } from '#features/operator/server.ts';
import {
  type DraftCheck,
  knownSite,
  moduleOf,
  type PublishedSite,
  publishedSite,
  type SiteStore,
} from '#features/site/server.ts';
import { csvText } from '#kernel/csv.ts';
import { type Command, CommandProblem, type FeatureCommands, readId } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import type { QuestionnaireDocument } from './documents.ts';
import { questionnaireWarnings } from './rules/questionnaire-warnings.ts';
import { countAnswers, readResults } from './server/results.ts';

type Questions = QuestionnaireDocument['questions'];

const questionnaireCommand: Command = {
  name: 'questionnaire',
  usage: '<site> [<content> [<booth>]]',
  summary: 'Lists how many people have answered, or writes the answers to one questionnaire as CSV',
  least: 1,
  most: 3,
  shows: 'people',
  looks: true,
  async run([siteKey = '', content, booth], context) {
    await withDatabase(context, async (database) => {
      await knownSite(database, siteKey);
      if (content === undefined) {
        const counts = await countAnswers(database, siteKey);
        context.tell({ questionnaires: counts });
        for (const { contentId, detailId, answers } of counts) {
          context.say([contentId, detailId === 0 ? '-' : detailId, answers].join('\t'));
        }
        if (counts.length === 0) context.say(`Nobody has answered a questionnaire of ${siteKey}.`);
        return;
      }
      const place = { contentId: readId(content), detailId: booth === undefined ? 0 : readId(booth) };
      const { site, store } = await publishedSite(database, siteKey, context, 'nobody can have answered');
      const questions =
        booth === undefined ? questionsOf(site, place.contentId) : await questionsOfBooth(store, site, place);
      if (questions === undefined) {
        throw new CommandProblem(`${siteKey} shows no questionnaire ${[content, booth].filter(Boolean).join(' ')}.`);
      }
      const reader = { language: site.document.languages[0]!, isOrganiser: true };
      await noteLookByShell(database, {
        command: 'questionnaire',
        siteKey,
        what: 'questionnaireAnswers',
        now: context.now(),
        details: { contentId: place.contentId, ...(place.detailId > 0 && { detailId: place.detailId }) },
      });
      context.say(csvText(await readResults(database, site, place, questions, reader)).trimEnd());
    });
  },
};

function questionsOf(site: PublishedSite, contentId: number): Questions | undefined {
  return moduleOf(site, 'questionnaire', contentId)?.serverContent.questions;
}

/** Even if the booth no longer has a questionnaire. */
async function questionsOfBooth(
  store: SiteStore,
  site: PublishedSite,
  { contentId, detailId }: { contentId: number; detailId: number },
): Promise<Questions | undefined> {
  const booths = await store.items(site, 'booth', contentId);
  return booths?.find((booth) => booth.detailId === detailId)?.items.questionnaire.questions;
}

export const questionnaireCommands: FeatureCommands<DraftCheck> = {
  commands: [questionnaireCommand],
  draftCheck: {
    async warn({ database, siteKey, change }) {
      return questionnaireWarnings(change, await countAnswers(database, siteKey));
    },
  },
};
