import { useEffect, useRef, useState } from 'react';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { otherPrefecture, readPostalCode, searchCodeProblem } from '../rules/postal-code.ts';
import type { PostalPlace } from '../rules/shared-codes.ts';
import type { findPostalCode } from '../contract.ts';
import { type ItemFieldProps, PartField } from './field-parts.tsx';
import { memberCardTexts } from './member-card-texts.ts';
import { prefectureName } from './prefecture-name.ts';
import { profileTexts } from './profile-texts.ts';

export interface PostalCodeFieldProps extends ItemFieldProps {
  isRequired: boolean;
  onPlace(place: PostalPlace): void;
}

type Lookup =
  | { state: 'idle' | 'searching' | 'filled' }
  | { state: 'refused'; message: string }
  | { state: 'choosing'; places: PostalPlace[] };

/**
 * The postal code with a button that fills in the address. Where a code covers two prefectures, the visitor chooses
 * one.
 */
export function PostalCodeField({ isRequired, onPlace, ...props }: PostalCodeFieldProps) {
  const { value } = props;
  const context = usePageContext();
  const say = useTexts(profileTexts);
  const card = useTexts(memberCardTexts);
  const words = say.lookup.problems;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLFieldSetElement>(null);
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const code = value.parts.postal_code ?? '';
  /** The code of the running search; an answer for another code is ignored. */
  const asked = useRef('');

  useEffect(() => {
    if (lookup.state === 'choosing') chooser.current?.querySelector('button')?.focus();
  }, [lookup]);

  const refuse = (message: string): void => {
    setLookup({ state: 'refused', message });
    input.current?.focus();
  };
  const take = (place: PostalPlace): void => {
    setLookup({ state: 'filled' });
    onPlace(place);
  };
  const search = async (): Promise<void> => {
    const problem = searchCodeProblem(code);
    if (problem !== undefined) {
      refuse(words[problem]);
      return;
    }
    asked.current = code;
    setLookup({ state: 'searching' });
    const places = await findPostalPlaces(context, readPostalCode(code)!).catch(() => undefined);
    if (asked.current !== code) return;
    const [first, second] = places ?? [];
    if (first === undefined) refuse(words.failed);
    else if (second === undefined) take(first);
    else setLookup({ state: 'choosing', places: places! });
  };

  return (
    <>
      <PartField
        {...props}
        part="postal_code"
        isRequired={isRequired}
        isMarked
        hint={say.lookup.hint}
        error={lookup.state === 'refused' ? lookup.message : undefined}
        input={input}
        inputMode={value.parts.prefecture === otherPrefecture ? 'text' : 'numeric'}
        autoComplete="postal-code"
        onChange={(next) => {
          asked.current = '';
          setLookup({ state: 'idle' });
          props.onChange(next);
        }}
        onKeyDown={(event) => {
          // In this field Enter looks the address up instead of sending the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void search();
        }}
        beside={
          <Button busy={lookup.state === 'searching'} onClick={() => void search()}>
            {lookup.state === 'searching' ? say.lookup.searching : say.lookup.search}
          </Button>
        }
      />
      {lookup.state === 'choosing' ? (
        <fieldset ref={chooser} className="hb-profile-places">
          <legend className="hb-profile-places-title">{say.lookup.choose}</legend>
          {lookup.places.map((place) => (
            <Button key={place.prefecture} wide onClick={() => take(place)}>
              <span>{prefectureName(place.prefecture, card)}</span>{' '}
              <span lang="ja">{place.address1 + place.address2}</span>
            </Button>
          ))}
        </fieldset>
      ) : null}
      <output className="hb-profile-status">{lookup.state === 'filled' ? say.lookup.filled : ''}</output>
    </>
  );
}

/** The places of seven digits, at least one; rejects when the code is unknown or the call fails. */
async function findPostalPlaces({ api }: Pick<PageContext, 'api'>, postalCode: string): Promise<PostalPlace[]> {
  const { data } = await api.get<typeof findPostalCode>('postal_code/{postalCode}', { params: { postalCode } });
  return data.candidates;
}
