<?=
if ($b): ?><p <?=
endif;
<<<"TEXT"
{$this->lines()}
TEXT;
