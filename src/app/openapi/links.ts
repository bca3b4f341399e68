import { capitalised, namesIn } from './call-parts.ts';
import type { OpenApiDocument, Operation } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

/** What the items of a list call their own id, where a detail is asked for by it. */
const idsOfDetail = ['detailId', 'boothId', 'informationId', 'scheduleId', 'couponId', 'liveStreamId'];

/** Steps that no path tells: what the answer to one call has is what the next one sends, in its path, query or body. */
const steps: readonly { from: string; to: string; says: string; sends: Readonly<Record<string, string>> }[] = [
  { from: 'logIn', to: 'refreshSession', says: 'The next token.', sends: { refresh_token: 'refreshToken' } },
  { from: 'register', to: 'refreshSession', says: 'The next token.', sends: { refresh_token: 'refreshToken' } },
  {
    from: 'verifyRegistrationCode',
    to: 'register',
    says: 'The account of the proved mail address.',
    sends: { registration_token: 'registration_token' },
  },
  {
    from: 'verifyResetCode',
    to: 'resetPassword',
    says: 'Another password.',
    sends: { reset_token: 'reset_token' },
  },
  { from: 'createAppKey', to: 'exchangeAppKey', says: 'A session for the key.', sends: { key: 'key' } },
  { from: 'purchaseTickets', to: 'readOrder', says: 'The order.', sends: { orderNumber: 'orderId' } },
  { from: 'purchaseTickets', to: 'payOrder', says: 'Paying once more.', sends: { orderId: 'orderId' } },
  { from: 'purchaseTickets', to: 'leaveOrder', says: 'Giving the places back.', sends: { orderId: 'orderId' } },
  { from: 'transferTicket', to: 'readTransfer', says: 'What the link offers.', sends: { code: 'transferCode' } },
  { from: 'readTransfer', to: 'receiveTicket', says: 'Taking the ticket.', sends: { code: 'ticket/transferCode' } },
  { from: 'makeScheduleFeed', to: 'downloadScheduleFeed', says: 'The calendar.', sends: { token: 'token' } },
  { from: 'refreshReportToken', to: 'readSharedReport', says: 'The shared report.', sends: { token: 'token' } },
  { from: 'readOwnChat', to: 'readComments', says: 'The messages of a room.', sends: { roomId: 'rooms/0/id' } },
  { from: 'createGroup', to: 'readComments', says: 'The messages of the group.', sends: { roomId: 'id' } },
  { from: 'uploadChatPicture', to: 'commitChatImage', says: 'Sending it.', sends: { temp_path: 'temp_path' } },
  { from: 'listPortalEvents', to: 'readSite', says: 'An event.', sends: { eventId: '0/eventId' } },
  { from: 'searchEvents', to: 'readSite', says: 'An event.', sends: { eventId: '0/eventId' } },
];

interface Call {
  path: string;
  method: 'get' | 'post';
  operation: Operation;
}

/** Adds the links from each answer to the calls that its reader makes next. */
export function addLinks({ paths, components }: Pick<OpenApiDocument, 'paths' | 'components'>): void {
  const calls = Object.entries(paths).flatMap(([path, methods]): Call[] =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
  const byName = new Map(calls.map((call) => [call.operation.operationId, call]));
  const link = (from: Call, to: Call, description: string, sends: Readonly<Record<string, string>>): void => {
    const answer = from.operation.responses[200];
    if (answer === undefined || '$ref' in answer) return;
    const given = Object.entries(sends).map(([name, place]) => [name, `$response.body#/data/${place}`] as const);
    const inPath = namesIn(to.path);
    const ofRequest = inPath.filter((name) => sends[name] === undefined);
    if (ofRequest.some((name) => !namesIn(from.path).includes(name))) return;
    const isInBody = to.method === 'post' && !given.some(([name]) => inPath.includes(name));
    (answer.links ??= {})[capitalised(to.operation.operationId)] = {
      operationId: to.operation.operationId,
      description,
      parameters: {
        ...Object.fromEntries(ofRequest.map((name) => [name, `$request.path.${name}`])),
        ...(!isInBody && Object.fromEntries(given)),
      },
      ...(isInBody && { requestBody: Object.fromEntries(given) }),
    };
  };

  for (const { from, to, says, sends } of steps) {
    for (const [name, call] of byName) {
      const [plain, missing] = name.split(/(?=Without)/);
      const next = byName.get(to + (missing ?? '')) ?? byName.get(to);
      if (plain === from && next !== undefined) link(call, next, says, sends);
    }
  }
  const byPath = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  for (const detail of calls) {
    const [, above, id = ''] = /^(.*)\/\{(\w+)\}$/.exec(detail.path) ?? [];
    if (detail.method !== 'get' || above === undefined) continue;
    for (const method of ['get', 'post'] as const) {
      const list = byPath.get(`${method} ${above}`);
      const data = list && dataOf(list.operation, components.schemas);
      const place = placeOf(data, id === 'detailId' ? idsOfDetail : [id]);
      if (list !== undefined && place !== undefined) link(list, detail, 'One of these.', { [id]: place });
    }
  }
}

function dataOf({ responses }: Operation, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema | undefined {
  const answer = responses[200];
  if (answer === undefined || '$ref' in answer) return undefined;
  const { $ref } = answer.content?.['application/json']?.schema ?? {};
  return asSchema(schemas[$ref?.split('/').at(-1) ?? '']?.properties?.['data']);
}

/** Where an answer has the first of these names: at its top, in its first items, or in those of a list within it. */
function placeOf(schema: JsonSchema | undefined, names: readonly string[]): string | undefined {
  if (schema?.type === 'array') {
    const inItem = placeOf(asSchema(schema.items), names);
    return inItem === undefined ? undefined : `0/${inItem}`;
  }
  const properties = Object.entries(schema?.properties ?? {});
  const own = properties.find(([name]) => names.includes(name));
  if (own !== undefined) return own[0];
  for (const [name, part] of properties) {
    const inPart = asSchema(part)?.type === 'array' ? placeOf(asSchema(part), names) : undefined;
    if (inPart !== undefined) return `${name}/${inPart}`;
  }
  return undefined;
}

const asSchema = (schema: JsonSchema['items']): JsonSchema | undefined =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : undefined;
