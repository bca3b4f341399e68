import { type FormEvent, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { ChecksField, RadioField } from '#console/forms/choice-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { AttendeeFilter, readAttendeeDesk } from '../contract.ts';
import { attendeeTexts } from './attendee-texts.ts';
import { useAttendeeFile } from './use-attendee-file.ts';

interface ExportDialogProps {
  site: string;
  filter: AttendeeFilter;
  desk: AnswerOf<typeof readAttendeeDesk>;
  onClose: () => void;
  /** The choice of columns is kept. */
  onKept: () => void;
}

/** Takes out the attendees that the list shows, with a choice of columns. */
export function ExportDialog({ site, filter, desk, onClose, onKept }: ExportDialogProps) {
  const words = useWords(attendeeTexts);
  const { close } = useWords(commonTexts);
  const kit = useWords(kitTexts);
  const [kind, setKind] = useState<'xlsx' | 'csv'>('xlsx');
  const [chosen, setChosen] = useState<readonly string[]>(desk.chosen);
  const [isTried, setTried] = useState(false);
  const { isBusy, failed, fetchFile } = useAttendeeFile(site);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isBusy || chosen.length === 0) return;
    if (await fetchFile(filter, { kind, columns: [...chosen] })) {
      onKept();
      onClose();
    }
  };
  const isAll = chosen.length === desk.columns.length;
  return (
    <Dialog title={words.file.title} closeLabel={close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <RadioField
          label={words.file.kind}
          choices={[
            { value: 'xlsx', label: words.file.xlsx },
            { value: 'csv', label: words.file.csv },
          ]}
          value={kind}
          onChange={(value) => setKind(value === 'csv' ? 'csv' : 'xlsx')}
        />
        <div className="hc-column-choice">
          {(['ticket', 'buyer', 'companion'] as const).map((of) => {
            const columns = desk.columns.filter((column) => column.of === of);
            return columns.length === 0 ? null : (
              <ChecksField
                key={of}
                label={words.file.columnsOf[of]}
                error={isTried && chosen.length === 0 && of === 'ticket' ? words.file.noColumn : undefined}
                choices={columns.map(({ id, label }) => ({ value: id, label }))}
                values={chosen}
                onChange={setChosen}
              />
            );
          })}
        </div>
        <p className="hc-hint">{words.file.kept}</p>
        <div className="hc-page-actions">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.file.save}
          </Button>
          <Button onClick={() => setChosen(isAll ? [] : desk.columns.map(({ id }) => id))}>
            {isAll ? words.file.noneOfThem : words.file.allOfThem}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
