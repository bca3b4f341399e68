import { saidDate } from '#kernel/said-date.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Questionnaire } from '../contract.ts';
import { questionnaireCalls } from './questionnaire-calls.ts';
import { questionnaireTexts } from './questionnaire-texts.ts';
import './questionnaire-widget.css';

interface Data {
  count: number;
  end: string | null;
  reward: string | null;
}

export const texts = [questionnaireTexts];

/** The home invites visitors to an open questionnaire only. */
export async function load(context: PageContext, module: ModuleEntry): Promise<Data | undefined> {
  const { state, base, questions, reward }: Questionnaire = await questionnaireCalls(context, module.contentId).read();
  if (state !== 'open') return undefined;
  return {
    count: questions.length,
    end: base.enableVisiblePeriod ? base.visibleEndDate : null,
    reward: reward?.name ?? null,
  };
}

export function Widget({ module, data }: { module: ModuleEntry; data: Data }) {
  const context = usePageContext();
  const say = useTexts(questionnaireTexts);
  const href = pageHref(context, 'moduleList', { moduleCode: 'questionnaire', contentId: module.contentId });
  const title = module.title || say.title;
  const end = withZone(saidDate(data.end, context.language, context.now), context.language);
  return (
    <Section title={title}>
      <div className="hb-questionnaire-invitation">
        <div className="hb-questionnaire-invitation-text">
          <p className="hb-questionnaire-invitation-facts">
            {data.reward === null ? null : <Chip>{say.hasReward}</Chip>}
            <span>{say.questions(data.count)}</span>
            {end === '' ? null : <span>{say.until(end)}</span>}
          </p>
          {data.reward === null ? null : <p>{say.rewardTeaser(data.reward)}</p>}
        </div>
        <LinkButton kind="primary" href={href}>
          {say.open}
        </LinkButton>
      </div>
    </Section>
  );
}
