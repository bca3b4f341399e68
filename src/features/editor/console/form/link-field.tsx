import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { type Choice, SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { pathOfContent } from '../../rules/home-parts.ts';
import { contentTexts } from '../content/content-texts.ts';
import { useContentName } from '../content/part-screens.tsx';
import { type FieldPlace, useControl, useForm } from './form-context.ts';

const other = 'other';

/** Where a link leads: a page of the site by its name, or an address. */
export function LinkField(place: FieldPlace) {
  const { outline } = useForm();
  const { frame, value, set } = useControl(place);
  const { form } = useWords(contentTexts);
  const contentName = useContentName();
  const link = typeof value === 'string' ? value : '';
  const pages: Choice[] = [
    { value: '/', label: form.links.home },
    ...outline.contents.flatMap((content) => {
      const path = pathOfContent(content);
      return path === undefined ? [] : [{ value: path, label: contentName(outline, content) }];
    }),
    { value: '/users/terms', label: form.links.terms },
    { value: '/users/privacy-policy', label: form.links.privacy },
    { value: '/users/mypage', label: form.links.mypage },
  ];
  const isPage = pages.some((page) => page.value === link);
  const [isTyping, setTyping] = useState(false);
  const isOther = !isPage && (isTyping || link !== '');
  const nothing =
    place.field.isRequired && link !== ''
      ? []
      : [{ value: '', label: place.field.isRequired ? form.chooseLink : form.noChoice }];
  const { error, below, ...head } = frame;
  return (
    <>
      <SelectField
        {...head}
        error={isOther ? undefined : error}
        below={isOther ? undefined : below}
        choices={[...nothing, ...pages, { value: other, label: form.links.other }]}
        value={isOther ? other : link}
        onChange={(chosen) => {
          setTyping(chosen === other);
          if (chosen !== other) set(chosen === '' && !place.field.isRequired ? undefined : chosen);
          else if (isPage) set('');
        }}
      />
      {isOther ? (
        <TextField
          label={`${frame.label}: ${form.links.address}`}
          error={error}
          below={below}
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          value={link}
          onChange={(typed) => {
            setTyping(true);
            set(typed === '' && !place.field.isRequired ? undefined : typed);
          }}
        />
      ) : null}
    </>
  );
}
