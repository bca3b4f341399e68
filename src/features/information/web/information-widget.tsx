import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Rows } from '#web/ui/rows.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Information } from '../contract.ts';
import type { InformationWidget } from '../documents.ts';
import { InformationLine } from './information-line.tsx';
import { informationTexts } from './information-texts.ts';
import { listInformation } from './read-information.ts';

type Module = ModuleEntry<Partial<InformationWidget>>;

export const texts = [informationTexts];

export async function load(context: PageContext, module: Module): Promise<Information[] | undefined> {
  const count = module.widget.numberOfDisplay ?? widgetSize;
  const { data } = await listInformation(context, module.contentId, { per_page: count === 0 ? pageSizeMax : count });
  return data.length === 0 ? undefined : data;
}

export function Widget({ module, data }: { module: Module; data: Information[] }) {
  const context = usePageContext();
  const say = useTexts(informationTexts);
  const { contentId, widget } = module;
  const href = pageHref(context, 'moduleList', { moduleCode: 'information', contentId });
  return (
    <Section title={module.title || say.title} more={{ href, label: say.all }}>
      <Rows>
        {data.map((information) => (
          <InformationLine
            key={information.informationId}
            information={information}
            contentId={contentId}
            titleVisible={widget.titleVisible}
            imageVisible={widget.imageVisible}
            dateVisible={widget.dateVisible}
          />
        ))}
      </Rows>
    </Section>
  );
}
