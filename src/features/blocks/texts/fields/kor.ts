import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/kor.ts';
import type { BlockContent, blocksDocuments } from '../../documents.ts';

const imageText = {
  image: shared.words.image,
  title: '제목',
  body: '글',
  imageSide: {
    label: '이미지 위치',
    choices: { start: '앞(왼쪽·위)', end: '뒤(오른쪽·아래)' },
  },
  link: {
    label: '버튼',
    fields: shared.labelledLink,
  },
} satisfies LabelsOf<BlockContent<'image_text_horizontal'>>;

const fields = {
  header: {
    search: '헤더 로고 위 제목',
    name: '페이지 맨 위',
    summary: '로고와 제목, 링크를 페이지 맨 위에 둡니다.',
    content: {
      logo: '로고',
      title: '제목',
      links: {
        label: '링크',
        entry: '링크',
        fields: shared.labelledLink,
      },
    },
  },
  footer: {
    search: '푸터 연락처 저작권 아래',
    name: '페이지 맨 아래',
    summary: '연락처와 저작권 표시를 페이지 맨 아래에 둡니다.',
    content: {
      text: '글',
      links: {
        label: '링크',
        entry: '링크',
        fields: shared.labelledLink,
      },
      copyright: '저작권 표시',
    },
  },
  headline: {
    search: '제목 소제목 구분',
    name: '제목',
    summary: '페이지를 나누는 제목을 둡니다.',
    content: {
      text: '제목',
      level: {
        label: '크기',
        choices: { 2: '크게', 3: '작게' },
      },
      align: {
        label: '정렬',
        choices: { start: '왼쪽', center: '가운데' },
      },
    },
  },
  margin: {
    search: '여백 간격 공백',
    name: '여백',
    summary: '앞뒤 블록 사이를 띄웁니다.',
    content: {
      height: {
        label: '높이',
        hint: '픽셀 단위이며 400까지입니다.',
      },
    },
  },
  sns: {
    search: 'SNS 인스타그램 페이스북 트위터 X',
    name: 'SNS 계정',
    summary: '공식 계정으로 가는 링크를 늘어놓습니다.',
    content: {
      links: {
        label: '계정',
        entry: '계정',
        fields: {
          service: {
            label: '서비스',
            choices: {
              x: 'X',
              instagram: 'Instagram',
              facebook: 'Facebook',
              youtube: 'YouTube',
              line: 'LINE',
              tiktok: 'TikTok',
              note: 'note',
              website: '웹사이트',
            },
          },
          url: '주소',
        },
      },
    },
  },
  image: {
    search: '사진 이미지 그림',
    name: '이미지',
    summary: '이미지를 한 장 둡니다.',
    content: {
      image: shared.words.image,
      link: shared.labelledLink.link,
      caption: '이미지 아래 설명',
    },
  },
  image_text_horizontal: {
    search: '사진과 글 소개 가로',
    name: '이미지와 글(가로)',
    summary: '이미지와 글을 가로로 나란히 둡니다.',
    content: imageText,
  },
  image_text_vertical: {
    search: '사진과 글 소개 세로',
    name: '이미지와 글(세로)',
    summary: '이미지와 글을 세로로 둡니다.',
    content: imageText,
  },
  text: {
    search: '글 설명 본문 안내문',
    name: '글',
    summary: '자유롭게 쓰는 글을 둡니다.',
    content: {
      body: '글',
    },
  },
  carousel: {
    search: '슬라이드 슬라이드쇼 캐러셀 사진',
    name: '이미지 슬라이드',
    summary: '여러 장의 이미지를 차례로 넘겨 보여 줍니다.',
    content: {
      images: {
        label: '이미지',
        entry: '이미지',
        fields: {
          image: shared.words.image,
          caption: '이미지 설명',
          link: shared.labelledLink.link,
        },
      },
    },
  },
  youtube: {
    search: '동영상 영상 비디오 유튜브',
    name: 'YouTube 동영상',
    summary: 'YouTube 동영상을 페이지 안에서 재생합니다.',
    content: {
      videoId: {
        label: '동영상 ID',
        hint: '동영상 주소를 붙여 넣으면 번호 11글자만 남습니다.',
      },
      title: '동영상 제목',
    },
  },
  event_overview: {
    search: '일시 장소 요금 주최 개요',
    name: '개최 개요',
    summary: '일시와 장소 등을 표로 정리합니다.',
    content: {
      rows: {
        label: '줄',
        hint: '비워 두면 사이트 설정의 일시와 장소 등이 표시됩니다.',
        entry: '줄',
        fields: {
          label: '항목',
          value: '내용',
        },
      },
    },
  },
  access: {
    search: '지도 오시는 길 교통 주차장 역',
    name: '오시는 길',
    summary: '행사장까지 오는 길과 지도를 싣습니다.',
    content: {
      text: '오는 방법',
      mapUrl: {
        label: '지도 주소',
        hint: '적으면 지도를 여는 버튼이 나옵니다.',
      },
      image: '지도나 행사장 이미지',
    },
  },
  digest: {
    search: '소개 볼거리 요점 요약',
    name: '한눈에 보기',
    summary: '어떤 곳인지 짧은 글과 숫자로 알립니다.',
    content: {
      lead: '크게 보이는 한 문장',
      body: '글',
      image: shared.words.image,
      points: {
        label: '요점',
        entry: '요점',
        fields: {
          label: '항목',
          value: {
            label: '내용',
            hint: '자동으로 셀 때는 비워 둡니다.',
          },
          counted: {
            label: '자동으로 셀 것',
            choices: { portals: '포털 수', events: '이벤트 수' },
          },
        },
      },
    },
  },
  banner: {
    search: '배너 광고 후원 스폰서',
    name: '배너',
    summary: '안내나 광고 이미지를 홈에 늘어놓습니다.',
    content: {
      banners: {
        label: '배너',
        entry: '배너',
        fields: {
          image: shared.words.image,
          link: shared.labelledLink.link,
          alt: {
            label: '이미지 설명',
            hint: '이미지를 볼 수 없는 사람에게 읽어 줍니다.',
          },
        },
      },
    },
  },
  html: {
    search: '자유 HTML 삽입 표',
    name: '자유 내용',
    summary: '글, 이미지, 표를 자유롭게 짜서 홈에 둡니다.',
    content: {
      html: '내용',
    },
  },
} satisfies LabelsOfModules<typeof blocksDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'value or counted': '숫자를 입력하거나 자동으로 셀 것을 고르세요. 둘 중 하나만 가능합니다.',
};
