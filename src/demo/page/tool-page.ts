import { htmlLang } from '#kernel/language.ts';
import { type Markup, markup } from './markup.ts';
import type { ToolLanguage } from './tool-language.ts';
import { toolStylesPath } from './tool-styles.ts';

/** What every page of a tool says of it. */
export interface Tool {
  name: string;
  /** One sentence: what it stands in for, and that nothing of it is real. */
  note: string;
  /** The line of its sign, in a square of 24 by 24. */
  sign: string;
  /** Its first page, where it has one to come back to. */
  home?: string;
}

export interface ToolPage {
  language: ToolLanguage;
  tool: Tool;
  /** What the page is about, before the name of the tool; without it the tool alone. */
  title?: string;
  /** How the parts of the content stand: the class of the body. */
  layout: 'is-card' | 'is-mailbox is-list' | 'is-mailbox is-mail' | 'is-desk';
  content: Markup;
  /** A module of this host. */
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
