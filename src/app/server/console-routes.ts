import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { consoleApiPrefix, consolePath } from '#kernel/console/console-endpoint.ts';
import { htmlLang } from '#kernel/language.ts';
import type { Api } from '#server/http/api.ts';
import type { ContextOf } from '#server/server-feature.ts';
import { createStaticFiles } from './static-files.ts';
import { consoleContentSecurityPolicy } from './security-headers.ts';

interface ConsoleServices {
  api: Pick<Api<never>, 'fetch'>;
  /** The build of the console. */
  folder: string;
  contextOf: ContextOf;
  isDevelopment: boolean;
}

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean()), css: v.optional(v.array(v.string())) }),
);

/** The console below /console/ on the shared host: its calls, its files, and one page for every other address. */
export function createConsoleRoutes({ api, folder, contextOf, isDevelopment }: ConsoleServices): Hono {
  const routes = new Hono();
  const staticFile = createStaticFiles([join(folder, 'assets')]);
  let shell: { script: string; sheets: string[] } | undefined;
  const readShell = async () => {
    const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
    const all = Object.values(manifest);
    const entry = all.find(({ isEntry, file }) => isEntry === true && file.endsWith('.js'));
    if (entry === undefined) throw new Error('The console has no entry: npm run build makes one.');
    const sheets = all.map(({ file }) => file).filter((file) => file.endsWith('.css'));
    return { script: entry.file, sheets: [...new Set([...(entry.css ?? []), ...sheets])] };
  };
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': consoleContentSecurityPolicy({ isDevelopment }),
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  };

  // The own domains of sites have their own pages there.
  routes.use('/console/*', async (c, next) => {
    const { hostSite } = contextOf(c.req.raw, c.env);
    return hostSite.kind === 'shared' ? next() : c.notFound();
  });
  routes.get('/console', (c) => c.redirect(consolePath));
  routes.all(`${consoleApiPrefix}*`, (c) => api.fetch(c.req.raw, c.env));
  routes.get('/console/assets/:name', async (c) => {
    const file = await staticFile(c.req.param('name'), c.req.raw);
    return file ?? c.text('Not found', 404);
  });
  routes.get('/console/*', async (c) => {
    shell ??= await readShell();
    const { language } = contextOf(c.req.raw, c.env);
    return new Response(pageOf(shell, htmlLang[language]), { headers });
  });
  return routes;
}

function pageOf({ script, sheets }: { script: string; sheets: readonly string[] }, lang: string): string {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${consolePath}${sheet}">`).join('\n');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>ひろば Hiroba</title>
<link rel="icon" href="data:,">
${links}
<script type="module" src="${consolePath}${script}"></script>
</head>
<body>
<div id="root"></div>
<noscript>管理画面にはJavaScriptが必要です。 The console needs JavaScript.</noscript>
</body>
</html>
`;
}
