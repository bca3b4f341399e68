import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import { privateHeaders } from './tool-headers.ts';

export const toolStylesPath = '/dev/tools.css';

/** No site of the demo has this colour, so that the tools look like another house. */
const colour = '#0F766E';
const ownSheets = ['page/tools.css', 'page/people.css', 'mailbox/mailbox.css', 'native-app/native-app.css'];

/** Serves the one style sheet of all tools: the platform's look in another colour, and what the tools add to it. */
export function createStyleRoutes(): Hono {
  const routes = new Hono();
  let sheet: string | undefined;
  routes.get(toolStylesPath, (c) => {
    sheet ??= readSheets();
    return c.body(sheet, 200, { ...privateHeaders, 'content-type': 'text/css; charset=utf-8' });
  });
  return routes;
}

function readSheets(): string {
  const demo = join(import.meta.dirname, '..');
  const shared = ['reset', 'tokens', 'base'].map((name) => `../platform/web/styles/${name}.css`);
  const sheets = [...shared, ...ownSheets].map((path) => readFileSync(join(demo, path), 'utf8'));
  return siteThemeCss({ baseColor: colour }) + sheets.join('\n');
}
