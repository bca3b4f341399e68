import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Rows } from '#web/ui/rows.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ScheduleListAnswer } from '../contract.ts';
import type { ScheduleWidget } from '../documents.ts';
import { ScheduleLine } from './schedule-line.tsx';
import { sessionOf } from './session-of.ts';
import { scheduleTexts } from './schedule-texts.ts';

export type WidgetModule = ModuleEntry<Partial<ScheduleWidget>>;

export const countOf = ({ widget: { numberOfDisplay = widgetSize } }: WidgetModule): number =>
  numberOfDisplay === 0 ? pageSizeMax : numberOfDisplay;

interface LinesProps {
  module: WidgetModule;
  answer: ScheduleListAnswer;
  /** For a module without a title. */
  title?: string;
}

/** The sessions of a widget. */
export function ScheduleLines({ module, answer, title }: LinesProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const { contentId, widget } = module;
  return (
    <Section
      title={module.title || title || say.title}
      more={{ href: pageHref(context, 'moduleList', { moduleCode: 'schedule', contentId }), label: say.all }}
    >
      <Rows>
        {answer.scheduleContents.map((content) => (
          <ScheduleLine
            key={content.scheduleId}
            contentId={contentId}
            session={sessionOf(content, answer)}
            widget={widget}
          />
        ))}
      </Rows>
    </Section>
  );
}
