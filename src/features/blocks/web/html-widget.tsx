import type { PageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { Section } from '#web/ui/section.tsx';

/** `html` is safe: sanitised when the site was imported. A locked site comes without it. */
type Module = ModuleEntry<unknown, unknown, { html?: string }>;

export const texts = [];

export async function load(_: PageContext, module: Module): Promise<true | undefined> {
  return module.content.html ? true : undefined;
}

export function Widget({ module }: { module: Module }) {
  const block = <RichText html={module.content.html ?? ''} />;
  return module.title ? <Section title={module.title}>{block}</Section> : block;
}
