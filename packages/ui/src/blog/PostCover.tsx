import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import type { PostCoverName, PostTone } from './post.ts';
import './cover.css';

// The viewBox is 480 × 256. A wider frame crops top and bottom, so each drawing stays near the middle.
const DRAWINGS: Readonly<Record<PostCoverName, ReactNode>> = {
  lines: <Lines />,
  bars: <Bars />,
  cards: <Cards />,
  target: <Target />,
  path: <Path />,
};

/** A post's picture in the colours of the theme. Decorative. */
export function PostCover({ cover, tone }: { readonly cover: PostCoverName; readonly tone: PostTone }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('m-cover', `m-tone--${tone}`)}
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 480 256"
    >
      {DRAWINGS[cover]}
    </svg>
  );
}

/** A page of text beside its margin line, one line of it marked. */
function Lines() {
  return (
    <>
      <path className="m-cover__stroke" d="M112 -80V336M119 -80V336" />
      <path
        className="m-cover__text"
        d="M146 -15H390M146 13H340M146 41H398M146 69H374M146 97H428M146 153H416M146 181H390M146 209H360M146 237H290M146 265H400"
      />
      <rect className="m-cover__mark" height="23" rx="4" width="206" x="142" y="113.5" />
      <path className="m-cover__ink" d="M150 125H336" />
    </>
  );
}

/** Bars of a chart, the last and highest marked. */
function Bars() {
  return (
    <>
      <path className="m-cover__bars" d="M123 217V184M161 217V144M199 217V162M237 217V106M275 217V127M313 217V78" />
      <path className="m-cover__mark-bar" d="M351 217V54" />
      <path className="m-cover__stroke" d="M93 218H389" />
    </>
  );
}

/** A deck of cards with a marked answer. */
function Cards() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((place) => (
        <rect className="m-cover__card" height="104" key={place} rx="6" width="178" x={112 + 19 * place} y={50 + 16 * place} />
      ))}
      <rect className="m-cover__mark" height="13" rx="2" width="112" x="208" y="160" />
    </>
  );
}

/** A target with a hit beside its centre. */
function Target() {
  return (
    <>
      <circle className="m-cover__stroke" cx="240" cy="128" r="88" />
      <circle className="m-cover__stroke" cx="240" cy="128" r="55" />
      <path className="m-cover__stroke" d="M134 128H346M240 22V234" />
      <circle className="m-cover__point" cx="278" cy="90" r="12.5" />
    </>
  );
}

/** A path over two stations to the last one, marked. */
function Path() {
  return (
    <>
      <path className="m-cover__stroke" d="M86 198C148 198 152 68 228 68C288 68 306 142 394 92" />
      <circle className="m-cover__station" cx="86" cy="198" r="8" />
      <circle className="m-cover__station" cx="228" cy="68" r="8" />
      <circle className="m-cover__point" cx="394" cy="92" r="12" />
    </>
  );
}
