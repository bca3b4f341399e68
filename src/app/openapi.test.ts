import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#features/account/server.ts';
import { makeApiKey } from '#features/operator/contract/api-keys.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { buildPath, type Endpoint, type Who } from '#kernel/endpoint.ts';
import { schemaProblems } from '../../test/schema-problems.ts';
import { operatorAt, setUpApp } from '../../test/console-operators.ts';
import { contracts } from '../../test/contracts.ts';
import { rightLoginId, sampleCalls } from '../../test/all-samples.ts';
import type { SampleCall } from '../../test/feature-samples.ts';
import { startTestSite, testNow, type TestSite } from '../../test/start-test-site.ts';
import { describeApi } from './openapi/describe-api.ts';
import { readFeaturesOfCalls } from './openapi/feature-of-call.ts';
import type { AnswerDescription, OpenApiDocument, Operation } from './openapi/document.ts';
import type { JsonSchema } from './openapi/json-schema.ts';

const run = promisify(execFile);
const root = dirname(dirname(import.meta.dirname));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const features = await readFeaturesOfCalls();
const documentOf = (
  endpoints: readonly Endpoint[],
  consoleEndpoints: readonly ConsoleEndpoint[] = [],
): OpenApiDocument =>
  JSON.parse(
    JSON.stringify(describeApi(endpoints, version, (call) => features.get(call) ?? '', consoleEndpoints)),
  ) as OpenApiDocument;
const gets = Object.entries(documentOf(contracts).paths).flatMap(([path, { get }]) =>
  get ? [[get.operationId, path] as const] : [],
);

let site: TestSite;
/** What the server of the demo world offers. */
let described: OpenApiDocument;
/** The sessions of the demo's previewer, who is a member like others, and of its reception staff. */
const accessTokens = new Map<string, string>();
const loginIdOf = (who: Who): string => (who === 'staff' ? rightLoginId(who) : 'preview.demo');
beforeAll(async () => {
  site = await startTestSite();
  described = documentOf(
    site.hiroba.features.endpoints.map(({ endpoint }) => endpoint),
    [...site.hiroba.consoleApi.endpoints],
  );
  const { kysely } = site.database;
  for (const loginId of new Set(contracts.map(({ who }) => loginIdOf(who)))) {
    const member = kysely.selectFrom('member').select('member_id').where('login_id', '=', loginId);
    const { member_id } = await member.executeTakeFirstOrThrow();
    accessTokens.set(loginId, (await openSession(kysely, member_id, testNow)).accessToken);
  }
});
afterAll(() => site.close());

describe('the description of the calls', () => {
  test('gives every call a name of its own, and every reference has a target', () => {
    const names = Object.values(described.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((one) => one?.operationId ?? []),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    const references = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference as string,
    );
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  test('has no fault that Redocly or Spectral would name, and not even a warning', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    const linter = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
    const faultsIn = async (document: object): Promise<string[]> => {
      await writeFile(file, JSON.stringify(document));
      const asked = [linter, 'lint', file, '--format', 'json', '--config', join(root, 'src/app/openapi/redocly.yaml')];
      // It would tell its maker of each run.
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const said = await run(process.execPath, asked, { env, maxBuffer: 64 * 1024 * 1024 }).catch(
        (failed: { stdout: string }) => failed,
      );
      const { problems } = JSON.parse(said.stdout) as {
        problems: { ruleId: string; location: { pointer: string }[] }[];
      };
      return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    };
    expect(await faultsIn(described)).toEqual([]);
    const { tags: _, ...untagged } = described;
    expect(await faultsIn(untagged)).toContain(
      'operation-tag-defined #/paths/~1web_api~1v2~1seo~1{portalId}/get/tags/0',
    );
    await rm(folder, { recursive: true });
  });

  test('has a tag for each call, which is its feature, and says what opens it', () => {
    const { paths } = described;
    const about = (path: string, method: 'get' | 'post') => {
      const call = paths[path]?.[method];
      return { tags: call?.tags, security: call?.security };
    };
    expect(about('/web_api/v2/seo/{portalId}', 'get')).toEqual({ tags: ['site'], security: [{}] });
    expect(about('/web_api/v2/ticket/{portalId}/{eventId}/{contentId}', 'get')).toEqual({
      tags: ['ticket'],
      security: [{}, { eventPasscode: [] }, { memberToken: [] }, { memberToken: [], eventPasscode: [] }],
    });
    expect(about('/web_api/v2/mypage/portal_ticket_charge/list/{portalId}', 'get')).toEqual({
      tags: ['ticket-charge'],
      security: [{ memberToken: [] }, { memberToken: [], portalPasscode: [] }],
    });
    expect(about('/console/api/sites/{site}/orders', 'get')).toEqual({
      tags: ['orders', 'organiser'],
      security: [{ apiKey: [] }, { consoleSession: [] }],
    });
  });

  test('leads from an answer to the next call, by what stands in the answer', () => {
    const operations = Object.values(described.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((one) => one ?? []),
    );
    const named = new Map(operations.map((operation) => [operation.operationId, operation]));
    const links = operations.flatMap((from) =>
      Object.values((from.responses[200] as AnswerDescription).links ?? {}).map((link) => ({ from, link })),
    );
    expect(links.length).toBeGreaterThan(40);
    const wrong = links.flatMap(({ from, link }) => {
      const next = named.get(link.operationId);
      const inPath = next?.parameters.flatMap((one) => ('in' in one && one.in === 'path' ? [one.name] : []));
      const lacks = (inPath ?? []).filter((name) => !(name in link.parameters));
      const expressions = [...Object.values(link.parameters), ...Object.values(link.requestBody ?? {})];
      const nowhere = expressions.filter((one) => one.startsWith('$response') && !isInAnswer(from, one));
      return [...lacks, ...nowhere].map((what) => `${from.operationId} → ${link.operationId}: ${what}`);
    });
    expect(wrong).toEqual([]);
    expect(named.get('listOrdersOfSite')?.responses[200]).toMatchObject({
      links: {
        ReadOrderOfSite: {
          parameters: {
            site: '$request.path.site',
            orderNumber: '$response.body#/data/entries/0/orderNumber',
          },
        },
      },
    });
  });
});

describe('what an organiser’s program calls', () => {
  test('is described with its key and its roles, and nothing that no key may call', () => {
    const operations = Object.values(described.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((one) => one ?? []),
    );
    const ofPrograms = operations.filter(({ tags }) => tags.includes('organiser'));
    const names = ofPrograms.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['listOrdersOfSite', 'readOverviewOfSite', 'listAttendeesOfSite']));
    for (const closed of ['makeApiKey', 'listOperators', 'readSession', 'viewSiteFromConsole'])
      expect(names).not.toContain(closed);
    expect(ofPrograms.find(({ operationId }) => operationId === 'listAttendeesOfSite')?.description).toBe(
      'Keys of these roles: sales. The key is allowed personal data and money.',
    );
  });

  test('answers as its description says', async () => {
    const owner = await operatorAt(site, 'event/11', 'owner');
    await setUpApp(owner);
    const params = { site: 'event-11' };
    const problems: string[] = [];
    const answered = new Set<string>();
    for (const role of ['editor', 'sales', 'reception'] as const) {
      const wish = { name: role, role, isProven: true, days: 7 } as const;
      const { data } = await owner.call(makeApiKey, { params, body: wish });
      for (const [path, { get }] of Object.entries(described.paths)) {
        if (get?.tags.includes('organiser') !== true || !get.description.includes(role)) continue;
        const address = path.replace('{site}', 'event-11').replaceAll(/\{\w+\}/g, '80');
        const headers = { authorization: `Bearer ${data.key}` };
        const response = await site.get(address, headers);
        if (response.status === 200) answered.add(get.operationId);
        const type = response.headers.get('content-type') ?? '';
        const found = type.startsWith('application/json')
          ? problemsOf(get, response.status, await response.json())
          : fileProblems(get, response.status, type);
        problems.push(...found.map((problem) => `${get.operationId}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
    expect(answered.size).toBeGreaterThan(20);
  });
});

describe('the demo world', () => {
  // A call that nowhere answers as it should would be checked for its refusals only.
  test.each(gets)('%s answers as its description says, in every site', async (name, path) => {
    const operation = described.paths[path]?.get as Operation;
    const access = sampleCalls[name.replace(/Without\w+Id$/, '')] ?? {};
    const asked = (await addressesOf(path, operation, access)).slice(0, 150);
    const statuses = new Set<number>();
    const problems: string[] = [];
    for (const { address, headers } of asked) {
      const response = await site.get(address, { language: 'eng', ...headers });
      statuses.add(response.status);
      const type = response.headers.get('content-type') ?? '';
      const found = type.startsWith('application/json')
        ? problemsOf(operation, response.status, await response.json())
        : fileProblems(operation, response.status, type);
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }
    expect(problems).toEqual([]);
    const atPortal = name.endsWith('WithoutEventId') ? access.atPortal : undefined;
    expect([...statuses]).toContain(access.refusal ?? atPortal ?? 200);
  });
});

/** The calls whose parameters the sites, contents and items of the demo world can fill. */
async function addressesOf(
  template: string,
  operation: Operation,
  { ids = {}, query = {} }: SampleCall,
): Promise<{ address: string; headers: Record<string, string> }[]> {
  const names = operation.parameters.flatMap((one) => ('in' in one && one.in === 'path' ? [one.name] : []));
  const who = operation['x-who'] ?? 'anyone';
  const isEverybodys = ['anyone', 'visitor', 'activeVisitor'].includes(who);
  const token: Record<string, string> = isEverybodys
    ? {}
    : { 'access-token': accessTokens.get(loginIdOf(who)) as string };
  const { directory, store } = site.hiroba.features.site;
  const sites = await Promise.all(directory.all().map((record) => store.site(record)));
  const addresses = await Promise.all(
    sites.map(async (one) => {
      if (one === undefined || (one.eventId === undefined) === names.includes('eventId')) return [];
      const passcode = one.passcode ?? '';
      const contents = names.includes('contentId') ? one.modules : [undefined];
      return Promise.all(
        contents.map(async (content) => {
          const items = content && (await store.items(one, content.moduleCode, content.contentId));
          const params = {
            ...ids,
            portalId: one.portalId,
            eventId: one.eventId,
            contentId: content?.contentId,
            detailId: items?.[0]?.detailId ?? 0,
          };
          return {
            address: `${buildPath(template, params)}?${new URLSearchParams(query)}`,
            headers: { 'portal-passcode': passcode, 'event-passcode': passcode, ...token },
          };
        }),
      );
    }),
  );
  return addresses.flat();
}

/** Whether the description of an answer has the place that a link takes a value from. */
function isInAnswer({ responses }: Operation, expression: string): boolean {
  let schema = (responses[200] as AnswerDescription).content?.['application/json']?.schema;
  for (const step of expression.replace('$response.body#/', '').split('/')) {
    if (schema?.$ref !== undefined) schema = resolve(schema.$ref) as JsonSchema;
    const options = [schema, ...(schema?.anyOf ?? [])] as (JsonSchema | undefined)[];
    schema = options
      .map((one) => (step === '0' ? one?.items : one?.properties?.[step]) as JsonSchema | undefined)
      .find((one) => one !== undefined);
  }
  return schema !== undefined;
}

function fileProblems({ responses }: Operation, status: number, type: string): string[] {
  const files = (responses[status] as { content?: object } | undefined)?.content ?? {};
  return type in files ? [] : [`a file of ${type} is not described`];
}

function problemsOf(operation: Operation, status: number, body: unknown): string[] {
  const response = operation.responses[status];
  if (response === undefined) return [`the status ${status} is not described`];
  const found = '$ref' in response ? (resolve(response.$ref) as typeof response & object) : response;
  const schema = (found as { content: Record<string, { schema: JsonSchema }> }).content['application/json']?.schema;
  return schemaProblems(body, schema as never, resolve as never);
}

function resolve(reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], described);
}
