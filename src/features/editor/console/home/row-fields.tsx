import { useMemo } from 'react';
import { formFields } from '#kernel/console/form-fields.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { placeOf } from '../../rules/home-parts.ts';
import { moduleDocuments, moduleHead } from '../form/all-schemas.ts';
import { PartFields, type PartFieldsProps } from '../form/part-fields.tsx';

interface RowFieldsProps extends Omit<PartFieldsProps, 'groups'> {
  code: ModuleCode;
}

/** What is arranged of a module: what the home shows of it, or the links that stand around every page. */
export function RowFields(props: RowFieldsProps) {
  const { code } = props;
  const groups = useMemo(() => {
    const isFrame = placeOf(code) === 'frame';
    const key = isFrame ? 'content' : 'widget';
    const title = formFields(moduleHead).filter((field) => field.key === 'title');
    const inner = { fields: formFields(moduleDocuments.get(code)?.[key]), path: [key], words: [key] };
    return isFrame ? [inner] : [{ fields: title, path: [], words: [] }, inner];
  }, [code]);
  return <PartFields {...props} groups={groups} />;
}
