import * as text from '../../content/legal/terms.md?body';
import legal from '../../content/legal/terms.md?meta';
import { LegalText } from './LegalText.tsx';

export function TermsScreen() {
  return <LegalText legal={legal} text={text} />;
}
