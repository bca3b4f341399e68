import { htmlLang } from '#kernel/language.ts';
import { type Markup, markup } from './markup.ts';
import type { ToolLanguage } from './tool-language.ts';
import { toolStylesPath } from './tool-styles.ts';

/** What every page of a tool says of it. */
interface Tool {
  name: string;
  /** What it stands in for, and what is not real about it. */
  note: string;
  /** The SVG path of its icon, in a square of 24 by 24. */
  sign: string;
  /** Its first page, where it has one to come back to. */
  home?: string;
}

export interface ToolPage {
  language: ToolLanguage;
  tool: Tool;
  /** Comes before the name of the tool in the document's title. */
  title?: string;
  /** The class of the body, which arranges the content. */
  layout: 'is-card' | 'is-mailbox is-list' | 'is-mailbox is-mail' | 'is-desk';
  content: Markup;
  /** The address of a script module on this host. */
  script?: string;
}

const badge: Record<ToolLanguage, string> = { jpn: 'デモ', eng: 'Demo' };

/** The frame of every page of the tools. */
export function toolPage({ language, tool, title, layout, content, script }: ToolPage): string {
  const { name, note, sign, home } = tool;
  return markup`<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="color-scheme" content="light dark">
<title>${title === undefined ? name : `${title} | ${name}`}</title>
<link rel="stylesheet" href="${toolStylesPath}">${
    script === undefined
      ? undefined
      : markup`
<script type="module" src="${script}"></script>`
  }
</head>
<body class="tool ${layout}">
<header class="tool-head">
<span class="tool-sign">${icon(sign)}</span>
<p class="tool-name">${home === undefined ? name : markup`<a class="tool-home" href="${home}">${name}</a>`} <span class="tool-badge">${badge[language]}</span></p>
<p class="tool-note">${note}</p>
</header>
${content}
</body>
</html>
`.html;
}

/** A page that is one card: a heading, and one thing to do. */
export function cardPage({ title, content, ...page }: Omit<ToolPage, 'layout'> & { title: string }): string {
  return toolPage({
    ...page,
    title,
    layout: 'is-card',
    content: markup`<main class="tool-card">
<h1>${title}</h1>
${content}
</main>`,
  });
}

export function icon(path: string): Markup {
  return markup`<svg class="hb-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
