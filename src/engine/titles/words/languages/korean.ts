// Korean. Compounds stand with and without spaces: every phrase here is also a word that a run is cut into.
import type { LanguageWords } from '../language.ts';

export const KOREAN: LanguageWords = {
  posts: [
    [
      [
        ['chief', 'executive'],
        ['managing-director', null],
      ],
      '대표이사 | 대표 이사 | 총괄대표',
    ],
    [
      [
        ['chief', 'executive'],
        ['president', null],
      ],
      '대표이사 사장 | 대표이사사장',
    ],
    [[['chief', 'executive']], '최고경영자 | 최고 경영자 | 최고경영책임자'],
    [[['general-manager', null]], '대표 | 대표자 | 공동대표 | 각자대표'],
    [[['managing-partner', null]], '대표파트너'],
    [[['chief', 'technology']], '최고기술책임자 | 최고 기술 책임자 | 최고기술경영자 | 기술총괄'],
    [[['chief', 'operations']], '최고운영책임자 | 최고 운영 책임자 | 운영총괄'],
    [[['chief', 'finance']], '최고재무책임자 | 최고 재무 책임자 | 재무총괄'],
    [[['chief', 'marketing']], '최고마케팅책임자 | 최고 마케팅 책임자 | 마케팅총괄'],
    [[['chief', 'information']], '최고정보책임자 | 최고 정보 책임자'],
    [[['chief', 'product']], '최고제품책임자 | 최고 제품 책임자 | 최고상품책임자'],
    [[['chief', 'people']], '최고인사책임자'],
    [[['chief', 'other']], '최고전략책임자 | 최고법률책임자 | 최고정보보호책임자'],
    [[['chief', 'staff']], '비서실장'],
    [[['president', null]], '사장'],
    [[['founder', null]], '창업자 | 설립자 | 창립자'],
    [[['co-founder', null]], '공동창업자 | 공동 창업자 | 공동설립자 | 공동 설립자 | 공동창립자'],
    [[['evp', null]], '전무 | 전무이사'],
    [[['svp', null]], '상무 | 상무이사'],
    [[['vp', null]], '부사장'],
    [
      [['board', null]],
      '회장 | 부회장 | 이사회 의장 | 이사회의장 | 사내이사 | 사외이사 | 감사 | 이사 | 등기이사 | 비상임이사 | 이사회',
    ],
  ],
  levels: [
    ['head', '본부장 | 실장 | 부문장 | 부서장 | 부장 | 총괄 | 책임자 | 센터장'],
    ['manager', '팀장 | 과장 | 차장 | 매니저 | 대리 | 파트장'],
  ],
  functions: [
    ['technology', '기술 | 테크'],
    ['operations', '운영'],
    ['finance', '재무 | 경리'],
    ['marketing', '마케팅'],
    ['information', '정보기술 | 정보시스템 | 전산'],
    ['product', '제품 | 상품 | 프로덕트'],
    ['sales', '영업 | 세일즈'],
    ['engineering', '엔지니어링'],
    ['development', '개발 | 연구개발 | 소프트웨어개발'],
    ['people', '인사'],
    ['communications', '홍보'],
    ['other', '전략 | 법무 | 품질 | 생산 | 기획 | 사업개발 | 디자인 | 경영지원 | 연구소'],
  ],
  qualifiers: [
    ['former', '전임 | 퇴임'],
    ['interim', '직무대행 | 대행 | 임시'],
    ['honorary', '명예회장 | 명예'],
    ['regional', '지역'],
  ],
  assistants: '비서 | 보좌관 | 고문 | 자문 | 자문위원',
  professions: '엔지니어 | 연구원 | 개발자 | 디자이너 | 변호사 | 컨설턴트 | 파트너 | 사원',
  links: '담당',
  wholes: '주식회사 | 그룹 | 글로벌 | 전사',
  places: '한국 | 지사 | 지점 | 서울 | 아시아',
};
