import { siteKey } from '#features/site/rules/site-key.ts';
import { ignorePass } from '#web/api/call-error.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import { profileFieldTexts } from '#features/profile/web.ts';
import type { Questionnaire } from '../contract.ts';
import { questionnaireCalls } from './questionnaire-calls.ts';
import { questionnaireTexts } from './questionnaire-texts.ts';
import { QuestionnaireView } from './questionnaire-view.tsx';

/** null: the call's failure is to be ignored, and the page is empty (ERROR-036). */
type Data = Questionnaire | null;

export const texts = [questionnaireTexts, ...profileFieldTexts];
const descriptionWidth = 240;

/** A content is one questionnaire, so its page is the detail (QUEST-009). */
export async function load(context: PageContext, module: ModuleEntry): Promise<Data> {
  const read = await questionnaireCalls(context, module.contentId).read().catch(ignorePass);
  return read ?? null;
}

export function head(data: Data, module: ModuleEntry, context: PageContext): PageHead {
  const title = module.title || questionnaireTexts.of(context.language).title;
  return { title, ...(data !== null && { description: leadOf(data.description, descriptionWidth) }) };
}

export function List({ module, data }: { module: ModuleEntry; data: Data }) {
  const context = usePageContext();
  const say = useTexts(questionnaireTexts);
  return (
    <PageFrame title={module.title || say.title} width="reading">
      {data === null ? (
        <EmptyState icon={<DocumentIcon />} title={say.expired.title} text={say.expiredPlain} />
      ) : (
        <div className="hb-questionnaire-page">
          <QuestionnaireView
            key={module.contentId}
            questionnaire={data}
            calls={questionnaireCalls(context, module.contentId)}
            place={`${siteKey(context.site)}/${module.contentId}`}
            audience={say.audience}
          />
        </div>
      )}
    </PageFrame>
  );
}
