import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeCacheFolder } from '../cache-folder.ts';
import { isTest } from '../import-rules.ts';
import { readModules, targetOf } from '../modules.ts';
import { testDataFolder } from '../test-database.ts';

const root = join(import.meta.dirname, '../..');
const tools = [
  '/dev/idp/.well-known/openid-configuration',
  '/dev/pay/till',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/dev/app',
  '/dev/app.js',
  '/dev/tools.css',
];

/** The answers of a server with or without the demo at the tools' addresses, and all files that it loaded for them. */
async function visit(mode: 'demo' | 'in earnest'): Promise<{ statuses: number[]; loaded: string[] }> {
  const dataFolder = await testDataFolder();
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const env = { ...process.env, NODE_COMPILE_CACHE: join(makeCacheFolder(), 'compiled') };
  const child = fork(join(root, 'test/loaded-modules.ts'), [dataFolder, mode, ...tools], { execArgv: [], env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { statuses: number[]; loaded: string[] },
  ];
  return message;
}

/** The packages that only src/demo imports. */
const packagesOfDemo = packagesOfDemoAlone();

function packagesOfDemoAlone(): string[] {
  const modules = readModules(root, 'src').filter(({ path }) => !isTest(path));
  const packagesOf = (isDemo: boolean): string[] =>
    modules
      .filter(({ path }) => path.startsWith('src/demo/') === isDemo)
      .flatMap(({ path, imports }) =>
        imports.filter(({ specifier, isType }) => !isType && targetOf(path, specifier) === undefined),
      )
      .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  const elsewhere = new Set(packagesOf(false));
  return [...new Set(packagesOf(true))].filter((name) => !elsewhere.has(name));
}

const demoUrl = pathToFileURL(join(root, 'src/demo/')).href;
const ofDemo = (loaded: readonly string[]): string[] => {
  const packages = packagesOfDemo.map((name) => `/node_modules/${name}/`);
  return loaded.filter((url) => url.startsWith(demoUrl) || packages.some((one) => url.includes(one)));
};

test('only the demo needs the package of an identity provider', () => {
  expect(packagesOfDemo).toEqual(['oidc-provider']);
});

test('a server without the demo loads none of its modules and packages, and answers 404 at its addresses', async () => {
  const { statuses, loaded } = await visit('in earnest');
  expect(statuses).toEqual(tools.map(() => 404));
  expect(loaded.length).toBeGreaterThan(300);
  expect(ofDemo(loaded)).toEqual([]);
});

test('the same look at a server with the demo finds its modules and packages', { tags: ['long'] }, async () => {
  const { statuses, loaded } = await visit('demo');
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
  const found = ofDemo(loaded).join('\n');
  expect(found).toContain('/src/demo/demo.ts');
  expect(found).toContain('/src/demo/mailbox/mailbox-page.ts');
  expect(found).toContain('/node_modules/oidc-provider/');
});
