import { entry } from '#features/profile/texts/fields/kor.ts';
import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { questionnaireDocuments } from '../../documents.ts';

const fields = {
  questionnaire: {
    search: '설문 질문 폼 의견 투표',
    name: '설문',
    summary: '방문자에게 질문하고 답한 사람에게 감사를 전합니다.',
    serverContent: {
      base: {
        label: '응답 기간',
        fields: {
          enableVisiblePeriod: {
            label: '응답 기간 정하기',
            hint: '꺼져 있으면 언제나 답할 수 있습니다.',
          },
          visibleStartDate: '접수 시작',
          visibleEndDate: '접수 종료',
        },
      },
      description: '질문 앞의 글',
      questions: {
        label: '질문',
        entry: '질문',
        fields: entry,
      },
      thanks: {
        label: '응답자에게 보내는 말',
        hint: '답을 마친 사람에게만 보입니다.',
      },
      reward: {
        label: '답변 혜택',
        hint: '답한 사람만 받을 수 있는 자료입니다.',
        fields: {
          name: '혜택 이름',
          handout: '파일',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof questionnaireDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'no MAILADDRESS: a TEXT with inputType email asks for an address':
    '설문에서는 텍스트 질문으로 이메일 주소를 물어보세요.',
  'every entryFormKey once': '같은 키를 가진 질문이 두 개 있습니다.',
  'every detailId once': '같은 번호의 질문이 두 개 있습니다.',
  questions: '질문을 하나 이상 만드세요.',
};
