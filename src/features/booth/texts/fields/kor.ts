import stream from '#features/live-stream/texts/fields/kor.ts';
import questionnaire from '#features/questionnaire/texts/fields/kor.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { BoothItem, BoothSettings, boothDocuments } from '../../documents.ts';

const content = {
  base: {
    label: '보이는 방식',
    fields: {
      displayFormat: {
        label: '목록 형태',
        choices: { Card: '카드', List: '목록' },
      },
      tabSet: {
        label: '부스의 탭',
        hint: '상세 형태에는 동영상, 설문, 채팅, 상담 탭도 있습니다.',
        choices: { standard: '기본', pro: '상세' },
      },
    },
  },
  option: {
    label: '부스에서 할 수 있는 것',
    hint: '끈 것은 어느 부스에도 나오지 않습니다.',
    fields: {
      useBoothCategory: '카테고리',
      contact: '문의',
      chat: '채팅',
      businessTalk: '상담 예약',
      questionnaire: '설문',
      download: '자료',
      favorite: '즐겨찾기',
    },
  },
  common: {
    label: '조회수',
    fields: {
      viewCount: {
        label: '조회수',
        fields: {
          isEnabled: '조회수를 세어 보여 주기',
        },
      },
    },
  },
  layout: {
    label: '라이브 방송 자리',
    fields: {
      live_stream: {
        label: '라이브 방송',
        fields: {
          setting: {
            label: '설정',
            fields: {
              enable: '부스에 방송 표시',
              brightcove: stream.live_stream.content.brightcove,
            },
          },
        },
      },
    },
  },
} satisfies LabelsOf<BoothSettings>;

const parts = {
  title: {
    label: '이름',
    fields: {
      enable: '표시하기',
      value: '참가 업체 이름',
    },
  },
  main_image: {
    label: '대표 이미지',
    fields: {
      enable: '표시하기',
      value: '이미지',
    },
  },
  description: {
    label: '소개글',
    fields: {
      enable: '표시하기',
      value: '글',
    },
  },
  main_movie: {
    label: '라이브 방송',
    fields: {
      enable: '표시하기',
      liveEnable: '라이브 방송 하기',
      liveShowIcon: '방송 중이면 목록에 표시',
      key: {
        label: '먼저 재생할 방송',
        hint: '비워 두면 지금 방송 중인 것, 없으면 다음 것을 재생합니다.',
      },
    },
  },
  live_stream_pro: {
    label: 'Brightcove 방송',
    fields: {
      enable: '표시하기',
    },
  },
  questionnaire: {
    label: '설문',
    fields: {
      enable: '설문 받기',
      ...questionnaire.questionnaire.serverContent,
    },
  },
  booth_category: {
    label: '카테고리',
    fields: {
      ids: '카테고리',
    },
  },
} satisfies LabelsOf<BoothItem['items']>;

const fields = {
  booth: {
    search: '참가 업체 부스 가게 노점 회사',
    name: '부스',
    summary: '참가 업체 목록과 각 부스의 페이지입니다.',
    itemName: '참가 업체',
    widget: {
      ...shared.count,
      titleVisible: '이름 표시',
      imageVisible: '이미지 표시',
      categoryVisible: '카테고리 표시',
    },
    list: shared.page,
    content,
    serverContent: {
      listText: '목록 앞의 글',
      categories: {
        label: '카테고리',
        hint: '세 단계까지 나눌 수 있습니다.',
        entry: '카테고리',
        fields: {
          name: '이름',
          parentBoothCategoryId: '상위 카테고리',
        },
      },
      scheduleContentId: {
        label: '무대 일정',
        hint: '부스의 무대 프로그램을 이 일정에서 고릅니다.',
      },
      exhibitorsPublish: {
        label: '참가 업체가 공개',
        hint: '켜면 참가 업체가 자기 부스를 직접 공개할 수 있습니다. 끄면 주최자가 공개합니다.',
      },
    },
    item: {
      phonetic: '이름 읽는 법',
      logo: {
        label: '로고',
        hint: '정사각형 이미지입니다. 목록과 부스 페이지에서 이름 옆에 나옵니다.',
      },
      stand: {
        label: '부스 번호',
        hint: '행사장 안의 자리를 A-12처럼 적습니다.',
      },
      tabSet: {
        label: '탭',
        hint: '비워 두면 다른 부스와 같습니다.',
        choices: { standard: '기본', pro: '상세' },
      },
      items: {
        label: '기본 내용',
        fields: parts,
      },
      movieLiveStreams: {
        label: '라이브 방송 예정',
        entry: '방송',
        fields: {
          movieUuid: {
            label: '채널 이름',
            hint: 'YouTube 동영상이 없으면 이 이름의 채널을 재생합니다.',
          },
          title: '제목',
          startAt: '시작',
          endAt: '종료',
          youtubeId: {
            label: 'YouTube 동영상',
            hint: 'YouTube 방송 주소를 붙여 넣으면 번호만 남습니다.',
          },
        },
      },
      brightcoveMovieLiveStreams: {
        label: 'Brightcove 방송 예정',
        entry: '방송',
        fields: {
          liveStreamProId: '동영상 ID',
          title: '제목',
          startAt: '시작',
          endAt: '종료',
        },
      },
      movies: {
        label: '동영상',
        entry: '동영상',
        fields: {
          title: '제목',
          youtubeId: {
            label: 'YouTube 동영상',
            hint: 'YouTube 동영상 주소를 붙여 넣으면 번호만 남습니다. 가지고 있는 동영상 파일은 먼저 YouTube에 올리세요.',
          },
        },
      },
      products: {
        label: '제품',
        entry: '제품',
        fields: {
          name: '이름',
          description: shared.words.description,
          image: shared.words.image,
          url: '자세한 페이지',
        },
      },
      documents: {
        label: '자료',
        hint: '회원이 다운로드하여 자기 폴더에 둘 수 있습니다.',
        entry: '자료',
        fields: {
          name: '이름',
          handout: '파일',
        },
      },
      schedule: '무대 프로그램',
      exhibitorAdministrators: {
        label: '담당자',
        entry: '담당자',
        fields: {
          nickname: '이름',
          position: '직책',
          image: '사진',
        },
      },
      autoReply: {
        label: '채팅 자동 답장',
        fields: {
          message: {
            label: '답장 내용',
            hint: '부스에 글을 쓴 사람에게 바로 보입니다.',
          },
        },
      },
      contactMail: {
        label: '문의 받을 주소',
        hint: '적으면 부스에 문의 양식이 나옵니다. 주소는 공개되지 않습니다.',
      },
      chat: {
        label: '채팅',
        fields: {
          enable: '채팅 받기',
        },
      },
      businessTalk: {
        label: '상담 예약',
        fields: {
          enable: '상담 받기',
          description: '안내',
          deadline: {
            label: '신청 마감',
            fields: {
              kind: {
                label: '세는 방법',
                choices: { days: '일수', hours: '시간' },
              },
              days: '며칠 전까지',
              hour: '그날 몇 시까지',
              hours: '몇 시간 전까지',
            },
          },
          persons: {
            label: '담당자별 시간',
            entry: '담당자',
            fields: {
              administratorId: '담당자',
              slots: {
                label: '상담 시간',
                entry: '시간',
                fields: {
                  startAt: '시작',
                  endAt: '종료',
                },
              },
            },
          },
        },
      },
    },
  },
  booth_cross_search: {
    search: '참가 업체 찾기 검색 필터',
    name: '부스 통합 검색',
    summary: '여러 부스 모음을 한꺼번에 검색할 수 있게 합니다.',
    list: shared.page,
    content: {
      boothContentIds: {
        label: '검색할 부스',
        hint: '이 순서로 나오며, 비워 두면 이벤트의 모든 부스를 검색합니다.',
      },
    },
  },
} satisfies LabelsOfModules<typeof boothDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'questions, because it is enabled': '설문을 사용하려면 질문을 하나 이상 만드세요.',
  'each id once': '같은 번호가 두 번 쓰였습니다.',
  'each id once, and parents that make at most three levels':
    '분류는 세 단계까지이며, 자기 자신으로 되돌아갈 수 없습니다.',
  'ids of the exhibitorAdministrators': '참가 업체의 관리자 중에서 선택하세요.',
  'later than startAt': '종료는 시작보다 늦어야 합니다.',
  'letters, digits, _ and -': '영문자, 숫자, _와 -만 사용하세요.',
};
