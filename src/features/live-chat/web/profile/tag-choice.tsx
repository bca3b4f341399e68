import { useId } from 'react';
import { FieldError } from '#web/ui/field.tsx';

interface TagChoiceProps {
  label: string;
  hint?: string;
  tags: readonly { tagId: number; name: string; count?: number | undefined }[];
  chosen: readonly number[];
  onChoose(tagIds: readonly number[]): void;
  error?: string | undefined;
}

/** Tags as chips that are on or off. */
export function TagChoice({ label, hint, tags, chosen, onChoose, error }: TagChoiceProps) {
  const id = useId();
  return (
    <fieldset className="hb-chat-tags" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="hb-field-label">{label}</legend>
      {hint ? <p className="hb-field-hint">{hint}</p> : null}
      <div className="hb-chat-tag-row">
        {tags.map(({ tagId, name, count }) => (
          <label key={tagId} className="hb-chat-tag">
            <input
              type="checkbox"
              name="tagIds"
              value={tagId}
              checked={chosen.includes(tagId)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(checked ? [...chosen, tagId] : chosen.filter((one) => one !== tagId))
              }
            />
            <span>
              {name}
              {count === undefined ? null : <small>{count}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
