import { useConsole } from '#console/console-context.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { firstPriceNames } from '#kernel/console/sample-text.ts';
import type { Json } from '../../rules/part-changes.ts';
import { type PartPath, valueAt } from '../part/part-path.ts';
import { isFollowed } from './followed-flag.ts';
import { useForm } from './form-context.ts';
import { newEntryNumber } from './list-numbers.ts';

/** What a press on a switch writes: of one that follows from a number nothing, of one that opens a list its first entry. */
export function useFlag(field: FormField, path: PartPath) {
  const { site, part, fieldAt, outline } = useForm();
  const { api, toast, failureOf } = useConsole();
  const { opens } = field.meaning;
  const beside = (key: string): PartPath => [...path.slice(0, -1), key];
  const begin = async ({ list, id, name, takesOver }: NonNullable<typeof opens>): Promise<void> => {
    const [taken, there] = [valueAt(part.value, beside(takesOver)), valueAt(part.value, beside(list))];
    if (typeof taken !== 'number' || (Array.isArray(there) && there.length > 0)) return;
    try {
      const number = await newEntryNumber(api, { site, part: part.name, path: beside(list), idKey: id, entries: [] });
      const [language = 'jpn'] = outline.languages;
      const first: Json = { [id]: number, [name]: { [language]: firstPriceNames[language] }, [takesOver]: taken };
      fieldAt(beside(list)).set([first]);
    } catch (error) {
      // Whoever presses it can add the entry by hand.
      toast({ text: failureOf(error).message });
    }
  };
  return (next: boolean): void => {
    fieldAt(path).set(isFollowed(field, path, part.value) === next ? undefined : next);
    if (next && opens !== undefined) void begin(opens);
  };
}
