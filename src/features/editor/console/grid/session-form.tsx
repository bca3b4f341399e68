import { useMemo } from 'react';
import { useWords } from '#console/console-context.ts';
import { ChecksField, SelectField } from '#console/forms/choice-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { labelAt } from '#kernel/console/field-labels.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { GridShape } from '../../rules/grid-session.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { movedEnd } from '../first-dates.ts';
import { moduleDocuments } from '../form/all-schemas.ts';
import { formTexts } from '../form/form-words.ts';
import { LaterFields } from '../form/later-fields.tsx';
import { useFields } from '../part/field-of.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { gridTexts } from './grid-texts.ts';
import type { GridSaid } from './use-grid-said.ts';
import type { GridPlace } from './use-sessions.ts';

interface SessionFormProps {
  site: string;
  outline: Outline;
  contentId: number;
  code: ModuleCode;
  shape: GridShape;
  id: number;
  part: UsedPart;
  places: readonly GridPlace[];
  said: GridSaid;
  canEdit: boolean;
  /** Its day is not the one that is shown. */
  onDay: (() => void) | undefined;
  onCopy: () => void;
  onRemove: () => void;
}

/** Title, time and place of a session, of all that can be said of one. */
export function SessionForm(props: SessionFormProps) {
  const { site, outline, contentId, code, shape, id, part, places, said, canEdit, onDay, onCopy, onRemove } = props;
  const words = useWords(gridTexts);
  const { form } = useWords(contentTexts);
  const { basics } = useWords(editorTexts);
  const { labelsOf } = useWords(formTexts);
  const fieldAt = useFields(part);
  const titleGroups = useMemo(() => [titleFields(code, shape)], [code, shape]);
  const labelOf = (path: readonly string[]): string => labelAt(labelsOf(code), ['item', ...path]).label;
  const [start, end, place] = [fieldAt(shape.start), fieldAt(shape.end), fieldAt(shape.place)];
  const [startText, endText] = [start.value, end.value].map((value) => (typeof value === 'string' ? value : ''));
  const choices = places.map((one) => ({ value: String(one.id), label: said.place(one.id) }));
  // Places of a list are named by the list itself.
  const placeFrame = { label: labelOf(shape.place.slice(0, 1)), error: place.error, below: place.below };
  return (
    <fieldset className="hc-form hc-grid-form" disabled={!canEdit}>
      <WallTimeField
        label={`${labelOf(shape.start)} (${basics.zone})`}
        error={start.error}
        below={start.below}
        value={startText ?? ''}
        onChange={(typed) => {
          start.set(typed === '' ? undefined : typed);
          // It stays as long as it is.
          const next = movedEnd(startText ?? '', typed, endText ?? '');
          if (next !== endText) end.set(next);
        }}
      />
      <WallTimeField
        label={`${labelOf(shape.end)} (${basics.zone})`}
        error={end.error}
        below={end.below}
        value={endText ?? ''}
        onChange={(typed) => end.set(typed === '' ? undefined : typed)}
      />
      {choices.length === 0 ? null : shape.hasPlaces ? (
        <ChecksField
          {...placeFrame}
          choices={choices}
          values={Array.isArray(place.value) ? place.value.map(String) : []}
          onChange={(chosen) => place.set(chosen.map(Number))}
        />
      ) : (
        <SelectField
          {...placeFrame}
          choices={[{ value: '', label: form.noChoice }, ...choices]}
          value={typeof place.value === 'number' ? String(place.value) : ''}
          onChange={(chosen) => place.set(chosen === '' ? undefined : Number(chosen))}
        />
      )}
      <LaterFields {...{ site, outline, contentId, code, part }} groups={titleGroups} />
      {onDay === undefined ? null : <Button onClick={onDay}>{words.otherDay}</Button>}
      <div className="hc-grid-form-foot">
        <Link to={`/console/sites/${site}/content/${contentId}/${id}`}>{words.more}</Link>
        {canEdit ? (
          <>
            <Button onClick={onCopy}>{words.copy}</Button>
            <Button look="danger" onClick={onRemove}>
              {words.remove}
            </Button>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}

/** The field of the title, wherever it stands. */
function titleFields(code: ModuleCode, { title }: GridShape) {
  const around = title.slice(0, -1);
  const all = around.reduce<readonly FormField[]>(
    (fields, key) => fields.find((field) => field.key === key)?.fields ?? [],
    formFields(moduleDocuments.get(code)?.item),
  );
  return { fields: all.filter(({ key }) => key === title.at(-1)), path: around, words: ['item', ...around] };
}
