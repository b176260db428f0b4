import * as text from '../../content/legal/disclaimer.md?body';
import legal from '../../content/legal/disclaimer.md?meta';
import { LegalText } from './LegalText.tsx';

export function DisclaimerScreen() {
  return <LegalText legal={legal} text={text} />;
}
