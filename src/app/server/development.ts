import { join } from 'node:path';
import type { PageRenderer } from './page-renderer.ts';
import type { listen } from './http-server.ts';

export interface Development {
  renderer: PageRenderer;
  middleware: NonNullable<Parameters<typeof listen>[3]>;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

/** Vite inside the server: sources as they are, and hot reload that keeps the state of the screens. */
export async function startDevelopment(): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configLoader: 'native',
    base: '/',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const load = async (): Promise<Pick<PageRenderer, 'render' | 'renderDocument'>> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The path is that module's.
    (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Pick<PageRenderer, 'render' | 'renderDocument'>;
  const preamble =
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window);' +
    'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>' +
    '<script type="module" src="/@vite/client"></script>';
  let current = await load();
  return {
    renderer: {
      async render(input) {
        current = await load();
        return current.render(input);
      },
      renderDocument: (parts) =>
        current
          .renderDocument({ ...parts, script: '/src/app/entry-browser.tsx' })
          .replace('</head>', `${preamble}</head>`),
      script: '/src/app/entry-browser.tsx',
      styleSheets: [],
      preloadsFor: () => [],
    },
    middleware: (request, response, next) => {
      const url = request.url ?? '';
      const isVite = /^\/(@|src\/|node_modules\/|\.vite)/.test(url);
      if (isVite) vite.middlewares(request, response, next);
      else next();
    },
    close: () => vite.close(),
  };
}
