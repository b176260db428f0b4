import './look-up.css';

export { LookUpBar } from './LookUpBar.tsx';
export { LookUpLine } from './LookUpLine.tsx';
