import * as text from '../../content/legal/privacy.md?body';
import legal from '../../content/legal/privacy.md?meta';
import { LegalText } from './LegalText.tsx';

export function PrivacyScreen() {
  return <LegalText legal={legal} text={text} />;
}
