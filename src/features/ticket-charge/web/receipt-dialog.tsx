import { AccountForm, fieldProblems, typedIn } from '#features/account/web.ts';
import type { ProfileLists } from '#features/profile/web.ts';
import { addressIn } from '#features/profile/rules/person-name.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { openFile } from '#web/site/open-file.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { addresseeProblem, sayAddresseeProblem, tidyAddressee } from '../rules/addressee.ts';
import { fetchReceipt, type ListedCharge } from './charge-calls.ts';
import { chargeTexts } from './charge-texts.ts';

interface ReceiptDialogProps {
  row: ListedCharge;
  onClose: () => void;
  /** Called when the receipt is issued, and its download has begun. */
  onDone: () => void;
  /** Called when the receipt was given elsewhere meanwhile, or the purchase has changed. */
  onStale: () => void;
}

/** Asks for the addressee before the download, because the receipt is given once (CHARGE-005). */
export function ReceiptDialog({ row, onClose, onDone, onStale }: ReceiptDialogProps) {
  const context = usePageContext();
  const say = useTexts(chargeTexts);
  const language = useLanguage();
  const { personal } = usePersonal<Partial<ProfileLists>>();
  const { profile = [], shareProfile = [] } = personal ?? {};
  const check = (values: FormData) => {
    // Only the server knows which letters it can print.
    const problem = addresseeProblem(tidyAddressee(typedIn(values, 'addressee')), () => true);
    return problem && fieldProblems({ addressee: sayAddresseeProblem(say.addressee, problem) });
  };
  const send = async (values: FormData): Promise<void> => {
    try {
      openFile(await fetchReceipt(context, row.ticketChargeId, typedIn(values, 'addressee')));
    } catch (error) {
      if (isStatus(error, status.conflict)) onStale();
      throw error;
    }
    onDone();
  };
  return (
    <Dialog open onClose={onClose} title={say.dialogTitle} width={500} closeLabel={say.close}>
      <p className="hb-charge-dialog-text">
        {say.dialogText}
        {row.isInvoice ? (
          <>
            <br />
            {say.isInvoice}
          </>
        ) : null}
      </p>
      <p className="hb-charge-dialog-what">{row.title}</p>
      <AccountForm
        check={check}
        send={send}
        failed={say.pdfDownloadFailed}
        submit={say.download}
        submitting={say.making}
        beside={
          <Button kind="quiet" wide onClick={onClose}>
            {say.cancel}
          </Button>
        }
      >
        {(problemOf) => (
          <Field label={say.label} hint={say.hint} error={problemOf('addressee')} requiredMark={say.required}>
            {(control) => (
              <Input
                {...control}
                type="text"
                name="addressee"
                autoComplete="organization"
                placeholder={say.example}
                defaultValue={row.addressee || addressIn([...profile, ...shareProfile], language)}
                data-autofocus=""
              />
            )}
          </Field>
        )}
      </AccountForm>
    </Dialog>
  );
}
