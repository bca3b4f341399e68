import { readFileSync } from 'node:fs';
import type { Hiroba } from '#app/server/create-hiroba.ts';
import { describeApi } from '#app/openapi/describe-api.ts';
import type { AnswerDescription, OpenApiDocument, Operation } from '#app/openapi/document.ts';
import { readFeaturesOfCalls } from '#app/openapi/feature-of-call.ts';
import type { JsonSchema } from '#app/openapi/json-schema.ts';
import type { GeneratedCall } from './generated-calls.ts';
import { schemaProblems } from './schema-problems.ts';

/** A call that the description of the calls has. */
export interface DescribedCall {
  path: string;
  method: 'get' | 'post';
  operation: Operation;
}

/** What is wrong with an answer, and with an answer that another check expects. */
type Check = (response: Response, said: string) => string | undefined;

export interface CallTrial {
  /** The described calls whose address begins so. */
  callsBelow(prefix: string): DescribedCall[];
  schemaOf(reference: string): JsonSchema;
  /** Makes a call, and notes what is wrong with its answer. The answer's text is read. */
  make(call: DescribedCall, sent: GeneratedCall, label: string, check?: Check): Promise<Response>;
  faultsOf(operation: Operation, response: Response, said: string): string[];
  /** What was wrong so far, each kind at each call once, with a call that shows it. */
  faults(): string[];
  made(): number;
  /** The calls by the class of their answers, and what was wrong with them, as one table. */
  table(): string;
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const kinds = ['fault (500)', '405 without Allow', 'undescribed status', 'shape', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (fault: string): Kind => {
  if (fault.startsWith('a fault of the server')) return 'fault (500)';
  if (fault.startsWith('405 without Allow')) return '405 without Allow';
  if (fault.startsWith('undescribed')) return 'undescribed status';
  return fault.startsWith('shape of') ? 'shape' : 'other';
};

/** A browser guesses no type, and shows nothing but pictures in the site's own name. */
function fileFaults(headers: Headers, type: string): string[] {
  const faults: string[] = [];
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('a file whose type a browser may guess');
  const isKept = headers.get('content-disposition')?.startsWith('attachment') ?? false;
  if (!isKept && !type.startsWith('image/')) faults.push(`a file of ${type} that a browser shows`);
  return faults;
}

/** Makes calls from the description alone, and compares each answer with it. */
export async function tryDescribedCalls(
  hiroba: Hiroba,
  identity: () => Readonly<Record<string, string>> = () => ({}),
): Promise<CallTrial> {
  const features = await readFeaturesOfCalls();
  const endpoints = hiroba.features.endpoints.map(({ endpoint }) => endpoint);
  const described = JSON.parse(
    JSON.stringify(describeApi(endpoints, version, (call) => features.get(call) ?? '', hiroba.consoleApi.endpoints)),
  ) as OpenApiDocument;
  const resolve = (reference: string): unknown =>
    reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], described);
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  let made = 0;

  /** No fault of the server, a status and a form that are described, `Allow` beside a 405. */
  const faultsOf = (operation: Operation, { status, headers }: Response, said: string): string[] => {
    const faults: string[] = [];
    if (status === 500) faults.push('a fault of the server');
    if (status === 405 && !headers.has('allow')) faults.push('405 without Allow');
    const description = operation.responses[status];
    if (description === undefined) return [...faults, `undescribed status ${status}`];
    const { content = {} } = ('$ref' in description ? resolve(description.$ref) : description) as AnswerDescription;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    const schema = Object.entries(content).find(([kind]) => kind.split(';')[0] === type)?.[1].schema;
    if (schema === undefined) return [...faults, `undescribed type ${type} of ${status}`];
    if (schema.format === 'binary') return [...faults, ...fileFaults(headers, type)];
    if (type !== 'application/json') return faults;
    const shapes = schemaProblems(JSON.parse(said), schema as never, resolve as never);
    return [...faults, ...shapes.slice(0, 2).map((one) => `shape of ${status}: ${one}`)];
  };

  return {
    callsBelow: (prefix) =>
      Object.entries(described.paths)
        .filter(([path]) => path.startsWith(prefix))
        .flatMap(([path, methods]) =>
          (['get', 'post'] as const).flatMap((method) => {
            const operation = methods[method];
            return operation === undefined ? [] : [{ path, method, operation }];
          }),
        ),
    schemaOf: (reference) => resolve(reference) as JsonSchema,
    async make({ operation }, { address, method, headers, body }, label, check) {
      const response = await hiroba.fetch(
        new Request(new URL(address, 'http://hiroba.test'), {
          method,
          headers: { host: 'hiroba.test', ...headers, ...identity() },
          ...(body !== undefined && { body }),
        }),
      );
      const said = await response.text();
      made += 1;
      count(`${Math.floor(response.status / 100)}xx`);
      const other = check?.(response, said);
      for (const fault of [...faultsOf(operation, response, said), ...(other === undefined ? [] : [other])]) {
        count(kindOf(fault));
        found.set(
          `${operation.operationId}: ${fault} | ${label}`,
          `${address.slice(0, 200)} ${String(body).slice(0, 200)}`,
        );
      }
      return response;
    },
    faultsOf,
    faults: () => [...found].map(([fault, example]) => `${fault} | ${example}`),
    made: () => made,
    table() {
      const names = [...new Set([...[...counts.keys()].filter((name) => /^\dxx$/.test(name)).sort(), ...kinds])];
      const line = (name: string): string => `${name.padEnd(20)}${String(counts.get(name) ?? 0).padStart(8)}`;
      return [line('calls').replace(/\d+$/, String(made)), ...names.map(line)].join('\n');
    },
  };
}
