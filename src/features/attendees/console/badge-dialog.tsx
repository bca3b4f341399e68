import { type FormEvent, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { RadioField, SelectField } from '#console/forms/choice-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { AttendeeFilter, readAttendeeDesk } from '../contract.ts';
import { type BadgeLayoutName, badgeLayoutNames } from '../rules/badge-layout.ts';
import { attendeeTexts } from './attendee-texts.ts';
import { useAttendeeFile } from './use-attendee-file.ts';

interface BadgeDialogProps {
  site: string;
  filter: AttendeeFilter;
  /** Of this attendee alone. */
  purchasedTicketId?: number;
  desk: AnswerOf<typeof readAttendeeDesk>;
  onClose: () => void;
}

/** Makes badges of the attendees that the list shows, or of one. */
export function BadgeDialog({ site, filter, purchasedTicketId, desk, onClose }: BadgeDialogProps) {
  const { badges: words } = useWords(attendeeTexts);
  const { close } = useWords(commonTexts);
  const kit = useWords(kitTexts);
  const isOne = purchasedTicketId !== undefined;
  const [layout, setLayout] = useState<BadgeLayoutName>(isOne ? 'label62x100' : 'a4x10');
  const [question, setQuestion] = useState(desk.company ?? '');
  const { isBusy, failed, fetchFile } = useAttendeeFile(site);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const wish = { kind: 'badges' as const, layout, question, ...(isOne && { purchasedTicketId }) };
    if (await fetchFile(filter, wish)) onClose();
  };
  return (
    <Dialog title={isOne ? words.one : words.title} closeLabel={close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        {isOne ? null : <p className="hc-hint">{words.text}</p>}
        <RadioField
          label={words.paper}
          choices={badgeLayoutNames.map((value) => ({ value, label: words.layouts[value] }))}
          value={layout}
          onChange={(value) => setLayout(badgeLayoutNames.find((one) => one === value) ?? layout)}
        />
        <SelectField
          label={words.question}
          choices={[
            { value: '', label: words.noQuestion },
            ...desk.questions.map(({ key, label }) => ({ value: key, label })),
          ]}
          value={question}
          onChange={setQuestion}
        />
        <div className="hc-page-actions">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.make}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
