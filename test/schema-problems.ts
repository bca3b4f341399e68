interface JsonSchema {
  $ref?: string;
  anyOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
}
type Resolve = (reference: string) => JsonSchema;

/** The parts of a value that a described answer does not allow. Knows the words that build/openapi.json uses. */
export function schemaProblems(value: unknown, schema: JsonSchema, resolve: Resolve, at = '$'): string[] {
  if (schema.$ref !== undefined) return schemaProblems(value, resolve(schema.$ref), resolve, at);
  if (schema.anyOf !== undefined) {
    const tried = schema.anyOf.map((one) => schemaProblems(value, one, resolve, at));
    return tried.some((problems) => problems.length === 0) ? [] : tried.flat();
  }
  if ('const' in schema && value !== schema.const) return [`${at} is not ${JSON.stringify(schema.const)}`];
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return [`${at} is none of ${JSON.stringify(schema.enum)}`];
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types !== undefined && !types.some((type) => isOf(type, value))) {
    return [`${at} is ${JSON.stringify(value)?.slice(0, 60)} and not ${types.join(' or ')}`];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined
      ? []
      : value.flatMap((item, index) => schemaProblems(item, items, resolve, `${at}[${index}]`));
  }
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return value < minimum || value > maximum ? [`${at} is ${value}`] : [];
  }
  if (typeof value === 'object' && value !== null && types !== undefined) return membersOf(value, schema, resolve, at);
  return [];
}

function membersOf(value: object, schema: JsonSchema, resolve: Resolve, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, member]) => {
    const described = properties[name] ?? additionalProperties;
    if (described === undefined || described === false) return [`${at}.${name} is not described`];
    return described === true ? [] : schemaProblems(member, described, resolve, `${at}.${name}`);
  });
  return [...missing, ...wrong];
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
